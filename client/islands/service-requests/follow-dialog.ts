/**
 * Calls back when a dialog opens and when it closes; at once if it is open already, for it may have been opened before
 * its island could answer. A form on a page of its own, without a dialog, counts as opened.
 */
export function followDialog(
  dialog: HTMLDialogElement | null | undefined,
  { opened, closed }: { readonly opened: () => void; readonly closed: () => void },
): () => void {
  if (!dialog || dialog.open) opened();
  if (!dialog) return () => undefined;
  // The platform's own event of an opening dialog is younger than many phones.
  const observer = new MutationObserver(() => {
    if (dialog.open) opened();
  });
  observer.observe(dialog, { attributeFilter: ['open'] });
  dialog.addEventListener('close', closed);
  return () => {
    observer.disconnect();
    dialog.removeEventListener('close', closed);
  };
}
