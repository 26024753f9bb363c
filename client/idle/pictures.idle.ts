/** Runs at idle, so that it does not delay the first paint. It checks each picture, for some may have failed before. */
export const start = (): void => watchPictures(document);

/**
 * Loads the original of each picture that fails, and fades in the pictures that load late. Two listeners on the page
 * serve all pictures, also those that islands add.
 */
export function watchPictures(page: Document): void {
  page.addEventListener('error', ({ target }) => isPicture(target) && tryOriginal(target), true);
  page.addEventListener(
    'load',
    ({ target }) => {
      if (isPicture(target) && target.dataset.picture === 'late') target.dataset.picture = 'here';
    },
    true,
  );
  for (const picture of page.images) {
    if (!picture.complete) picture.dataset.picture = 'late';
    else if (picture.naturalWidth === 0) tryOriginal(picture);
  }
}

const DRAWING = /\.svg$/;

/** Loads the original, which has the drawing's name; if that fails too, the picture's place stays empty. */
function tryOriginal(picture: HTMLImageElement): void {
  if (DRAWING.test(picture.src)) picture.src = picture.src.replace(DRAWING, '.png');
  else picture.dataset.picture = 'failed';
}

const isPicture = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement;
