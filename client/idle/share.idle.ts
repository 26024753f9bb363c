import { createElement } from './elements.ts';

/**
 * Opens the phone's share sheet for `data-share` links. A browser without one copies the link and says so. Without
 * JavaScript the links open the chat app.
 */
export function start(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : null;
    const url = link?.dataset.share;
    if (link === null || url === undefined) return;
    if (typeof navigator.share === 'function') {
      event.preventDefault();
      // The promise rejects when the visitor closes the share sheet.
      navigator.share({ title: document.title, url }).catch(() => undefined);
    } else if (isSecureContext) {
      event.preventDefault();
      void navigator.clipboard.writeText(url).then(() => showCopied(link));
    }
  });
}

/** Names the link by what happened; the live role makes a screen reader read it. */
function showCopied(link: HTMLElement): void {
  const { copied } = link.dataset;
  if (copied === undefined) return;
  const note = createElement('span', { role: 'status' });
  link.replaceChildren(note);
  note.textContent = copied;
}
