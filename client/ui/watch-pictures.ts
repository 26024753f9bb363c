/** The second try is the original; after it the picture is given up and its place stays empty. */
function tryOriginal(picture: HTMLImageElement): void {
  const { original } = picture.dataset;
  delete picture.dataset.original;
  if (original === undefined) picture.dataset.picture = 'failed';
  else picture.src = original;
}

const isPicture = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement;

/**
 * Gives pictures of the page the spec's loader (section 4): the original when the first choice fails, then failure; those
 * that come later fade in. Two listeners serve all of them, also those that islands add.
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
