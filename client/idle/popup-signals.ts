import { mayPrompt, type PopupEvent } from '../../src/features/leads/rules/popup.ts';
import { hasFilledForm, savedVehicle } from '../storage/session.ts';

/** The popup's island dispatches this event when the visitor closes it. */
export const POPUP_CLOSED = 'popup:closed';
/** Likewise when a number that was on its way at the closing has failed. */
export const POPUP_FAILED = 'popup:failed';

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

/** The prompts of a page; the question for consent is one. */
const PROMPTS = '[data-consent], [data-chat-prompt], .lead-popup';
/** The parts of a page that no prompt may cover. */
const SUBJECTS =
  '.price-card, .next-step, .coupon, .own-booking, .chat-page, main form:has(input:not([type=hidden]), textarea)';
/** The prices of the car that the visitor chose, outside of the price card. */
const CHOSEN_PRICES = '.action-bar, .tbl';

const subjects = (): string => (savedVehicle.get() ? `${SUBJECTS}, ${CHOSEN_PRICES}` : SUBJECTS);

/** Whether the lead popup may appear on the page now. `own` is the popup. */
export const mayPromptHere = (own: HTMLElement): boolean =>
  mayPrompt({
    hasLeftNumber: hasFilledForm.get(),
    isBusy: isFormInProgress(own),
    showsPrompt: isShown(PROMPTS, own),
    showsSubject: isShown(subjects(), own),
  });

/** Whether a prompt that shows would cover such a part or the focus, or stand beside another prompt. */
export function mustStepAside(own: HTMLElement): boolean {
  const { top, bottom, left, right } = own.getBoundingClientRect();
  const isUnder = (element: Element) => {
    const box = element.getBoundingClientRect();
    return (
      !own.contains(element) &&
      element.checkVisibility() &&
      box.bottom > top &&
      box.top < bottom &&
      box.right > left &&
      box.left < right
    );
  };
  return isShown(PROMPTS, own) || [...document.querySelectorAll(`${subjects()}, :focus`)].some(isUnder);
}

/** Whether one of the elements is on the screen, apart from `own`. */
const isShown = (selector: string, own: HTMLElement): boolean =>
  [...document.querySelectorAll(selector)].some((element) => {
    if (own.contains(element) || !element.checkVisibility({ visibilityProperty: true })) return false;
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && top < innerHeight && bottom > 0;
  });

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
