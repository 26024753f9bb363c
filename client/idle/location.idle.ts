import { freshLocation } from '../storage/location.ts';

/**
 * Finds out where a visitor is once they begin a form, so that it is known when the form is sent: from this session or by
 * the network. Nobody is asked anything; the browser's own position is for those who press a button for it.
 */
export function start(): void {
  const find = async ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches('form input, form select, form textarea')) return;
    document.removeEventListener('focusin', find);
    if (freshLocation()) return;
    const { findLocation } = await import('../api/find-location.ts');
    await findLocation();
  };
  document.addEventListener('focusin', find);
}
