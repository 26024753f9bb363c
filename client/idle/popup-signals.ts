import type { PopupEvent } from '../../src/features/leads/rules.ts';

/** Said by the popup's island when the visitor sends it away. */
export const POPUP_CLOSED = 'popup:closed';

/** Tells of everything on the page that the popup's rules listen to, but the passing of time. */
export function watchPage(popup: HTMLElement, decide: (event: PopupEvent) => void): void {
  addEventListener('resize', () => decide({ type: 'resized', widthPx: innerWidth }));
  document.documentElement.addEventListener('mouseleave', ({ clientY }) => {
    if (clientY <= 0) decide({ type: 'mouse_left_through_top' });
  });
  document.addEventListener('visibilitychange', () => {
    const type = document.visibilityState === 'hidden' ? 'page_hidden' : 'page_shown';
    decide({ type, atMs: Date.now() });
  });
  // A page that is thrown away cannot show anything: only one that the browser keeps may come back with the popup.
  addEventListener('pagehide', ({ persisted }) => persisted && decide({ type: 'page_closing' }));
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && !popup.contains(target) && target.matches(FIELDS))
      decide({ type: 'form_started' });
  });
}

const FIELDS = 'input, select, textarea';

/** Another form is open, being typed into, or half filled in. */
export function isFormInProgress(popup: HTMLElement): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  const isOther = (field: Element | null) => field?.matches(FIELDS) === true && !popup.contains(field);
  const typed = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:is([type=text],[type=tel],[type=email],:not([type])), textarea',
  );
  return (
    isOther(document.activeElement) ||
    [...typed].some(
      (field) => isOther(field) && field.checkVisibility() && field.value !== field.defaultValue,
    )
  );
}
