const LATE = 'pic-late';
const IN = 'pic-in';
const FAILED = 'pic-failed';

/** The second try is the original; after it the picture is given up and its place stays empty. */
function tryOriginal(picture: HTMLImageElement): void {
  const { original } = picture.dataset;
  delete picture.dataset.original;
  if (original === undefined) picture.classList.replace(LATE, FAILED) || picture.classList.add(FAILED);
  else picture.src = original;
}

const isPicture = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement;

/**
 * Gives pictures of the page the spec's loader (section 4): the original when the first choice fails, then failure; those
 * that come later than the script fade in. Two listeners serve all of them, also those that islands add.
 */
export function watchPictures(page: Document): void {
  page.addEventListener('error', ({ target }) => isPicture(target) && tryOriginal(target), true);
  page.addEventListener(
    'load',
    ({ target }) => isPicture(target) && target.classList.replace(LATE, IN),
    true,
  );
  for (const picture of page.images) {
    if (!picture.complete) picture.classList.add(LATE);
    else if (picture.naturalWidth === 0) tryOriginal(picture);
  }
}
