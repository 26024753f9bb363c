import { CONSENT_CHOICES } from '../../src/features/tracking/rules/consent.ts';
import { chooseConsent, readConsent } from '../storage/consent.ts';

/** Asks once: the bar stands in the page, hidden, and shows where nothing is chosen yet. Its form works by itself as well. */
export function start(): void {
  const bar = document.querySelector<HTMLFormElement>('[data-consent]');
  const chosen = readConsent();
  markChoice(chosen);
  if (bar === null || chosen !== undefined) return;
  showWhereFree(bar);
  bar.addEventListener('submit', (event) => {
    const value = event.submitter?.getAttribute('value');
    const choice = CONSENT_CHOICES.find((known) => known === value);
    if (choice === undefined) return;
    event.preventDefault();
    bar.hidden = true;
    void chooseConsent(choice);
  });
}

/** The question is ours, the page is the visitor's: it waits for as long as it would lie over what the page is for. */
function showWhereFree(bar: HTMLElement): void {
  bar.hidden = false;
  const show = () => {
    const lies = covers(bar);
    bar.style.visibility = lies ? 'hidden' : '';
    if (!lies) removeEventListener('scroll', show);
  };
  addEventListener('scroll', show, { passive: true });
  show();
}

function covers(bar: HTMLElement): boolean {
  const { top, bottom } = bar.getBoundingClientRect();
  return [...document.querySelectorAll('main .btn:not(.quiet)')].some((action) => {
    const box = action.getBoundingClientRect();
    return box.height > 0 && box.bottom > top && box.top < bottom;
  });
}

/** On the page of privacy choices, which is the same for everybody: marks this visitor's own. */
function markChoice(chosen: string | undefined): void {
  const own = document.querySelector(`main button[name=choice][value="${chosen}"]`);
  own?.setAttribute('aria-pressed', 'true');
}
