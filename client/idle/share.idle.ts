/** A press on `data-share` opens the phone's own share sheet where there is one; else its link to the chat app works. */
export function start(): void {
  if (!('share' in navigator)) return;
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : null;
    if (link === null) return;
    event.preventDefault();
    // Somebody who thinks better of it closes the sheet: no fault.
    navigator.share({ title: document.title, url: link.dataset.share ?? '' }).catch(() => undefined);
  });
}
