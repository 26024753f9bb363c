import { CONSENT_CHOICES } from '../../src/features/tracking/rules/consent.ts';
import { chooseConsent, readConsent } from '../storage/consent.ts';
import { mustStepAside } from './popup-signals.ts';

/**
 * Shows the hidden consent bar to visitors who have not chosen yet, also after they left a number: the law wants an
 * answer. Its form works without JavaScript too.
 */
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

/** Shows the bar, and hides it while it would cover a main button or a subject of the page, or join another prompt. */
function showWhereFree(bar: HTMLElement): void {
  bar.hidden = false;
  const show = () => {
    const isCovering = covers(bar) || mustStepAside(bar);
    bar.style.visibility = isCovering ? 'hidden' : '';
    if (!isCovering) removeEventListener('scroll', show);
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

/** Marks the visitor's choice on the page of privacy choices, whose cached HTML is the same for everybody. */
function markChoice(chosen: string | undefined): void {
  const own = document.querySelector(`main button[name=choice][value="${chosen}"]`);
  own?.setAttribute('aria-pressed', 'true');
}
