import type { PopupEvent } from '../../src/features/leads/rules.ts';

/** The popup's island dispatches this event when the visitor closes it. */
export const POPUP_CLOSED = 'popup:closed';

/** Passes the page's events to the popup's rules, except those of the timer. */
export function watchPage(popup: HTMLElement, decide: (event: PopupEvent) => void): void {
  addEventListener('resize', () => decide({ type: 'resized', widthPx: innerWidth }));
  document.documentElement.addEventListener('mouseleave', ({ clientY }) => {
    if (clientY <= 0) decide({ type: 'mouse_left_through_top' });
  });
  document.addEventListener('visibilitychange', () => {
    const type = document.visibilityState === 'hidden' ? 'page_hidden' : 'page_shown';
    decide({ type, atMs: Date.now() });
  });
  // Only a page in the back/forward cache (`persisted`) can come back and show the popup.
  addEventListener('pagehide', ({ persisted }) => persisted && decide({ type: 'page_closing' }));
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && !popup.contains(target) && target.matches(FIELDS))
      decide({ type: 'form_started' });
  });
}

const FIELDS = 'input, select, textarea';

/** True while another form is open, has the focus or has entries. */
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
