/** Opens the phone's share sheet for `data-share` links; without a share sheet they open the chat app. */
export function start(): void {
  if (!('share' in navigator)) return;
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : null;
    if (link === null) return;
    event.preventDefault();
    // The promise rejects when the visitor closes the share sheet.
    navigator.share({ title: document.title, url: link.dataset.share ?? '' }).catch(() => undefined);
  });
}
