/** Tells later whether the visitor has closed a form's dialog meanwhile. A page's own form has none. */
export function watchClosing(dialog: HTMLDialogElement | null | undefined): () => boolean {
  let isClosed = false;
  const note = () => {
    isClosed = true;
  };
  dialog?.addEventListener('close', note, { once: true });
  return () => isClosed;
}

/** Opens the dialog of a request that failed after the visitor closed it; another open dialog ends first. */
export function bringBack(dialog: HTMLDialogElement | null | undefined): void {
  if (!dialog || dialog.open) return;
  const other = document.querySelector('dialog[open]');
  if (other) other.addEventListener('close', () => bringBack(dialog), { once: true });
  else dialog.showModal();
}
