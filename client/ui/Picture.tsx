import { type PictureName, pictureFiles } from '../../src/content/pictures.ts';

interface PictureProps {
  readonly name: PictureName;
  /** Describes the picture; empty where the text beside it already does. */
  readonly alt?: string;
  /** Loads the picture at once. Use it for the one large picture of the first screen; all others load lazily. */
  readonly priority?: boolean;
  /** Keeps phones, where styles hide the picture, from loading it. It may still have priority elsewhere. */
  readonly hiddenOnPhones?: boolean;
  readonly className?: string | undefined;
}

/**
 * One of our own pictures, with its size in the HTML so that the page does not shift. The browser loads the drawing,
 * the smallest file. If that fails, `watchPictures` loads the original of the same name.
 */
export function Picture({ name, alt = '', priority, hiddenOnPhones, className }: PictureProps) {
  const { svg, width, height } = pictureFiles(name);
  return (
    <img
      loading={priority && !hiddenOnPhones ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      className={className}
      src={svg}
      alt={alt}
      width={width}
      height={height}
    />
  );
}
