import { type PictureName, pictureFiles } from '../../src/content/pictures.ts';

interface PictureProps {
  readonly name: PictureName;
  /** What it shows, or nothing when the words beside it say so already. */
  readonly alt?: string;
  /** The one picture that the first screen waits for; all others load when they come near. */
  readonly priority?: boolean;
  /** Styles hide it on phones, which then do not fetch it; where it shows, it may still have priority. */
  readonly hiddenOnPhones?: boolean;
  readonly className?: string | undefined;
}

/**
 * A picture of ours, its box kept from the start. The drawing comes first, being the smallest of the files; when it
 * fails, `watchPictures` takes the original named in `data-original`.
 */
export function Picture({ name, alt = '', priority, hiddenOnPhones, className }: PictureProps) {
  const { svg, png, width, height } = pictureFiles(name);
  return (
    <img
      loading={priority && !hiddenOnPhones ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      className={className}
      src={svg}
      data-original={png}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
    />
  );
}
