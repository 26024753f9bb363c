import { showRegion } from './read-region.ts';

/** The part of a page that tells the result of a form. */
const OUTCOME = 'outcome';

/** The answer of an endpoint: a code of what was done, or why not; `first` says who was quicker. */
interface Answer {
  readonly done?: string;
  readonly error?: { readonly reason?: string; readonly first?: string };
}

/**
 * Sends the forms that are marked `data-in-place` and shows in the region what the page then has. Where that fails, the
 * browser sends the form as it would without a script.
 */
export function postInPlace(region: string): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute('data-in-place')) return;
    event.preventDefault();
    void send(form, event.submitter, region);
  });
  // A tap on a number calls, and says on the card who does.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[data-call]') : null;
    link?.parentElement?.querySelector('form')?.requestSubmit();
  });
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null, region: string): Promise<void> {
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  try {
    const answer = await post(form, submitter);
    const page = new URL(location.href);
    page.searchParams.delete('problem');
    page.searchParams.delete('done');
    if (answer.done) page.searchParams.set('done', answer.done);
    else page.searchParams.set('problem', answer.error?.reason ?? 'invalid');
    const shown = await fetch(page, { headers: { Accept: 'text/html' } });
    if (!showRegion(region, await shown.text(), [OUTCOME])) return location.reload();
    tell(answer.error?.first);
  } catch {
    if (!form.isConnected) return location.reload();
    form.ariaBusy = 'false';
    form.removeAttribute('data-in-place');
    form.requestSubmit(submitter);
  }
}

async function post(form: HTMLFormElement, submitter: HTMLElement | null): Promise<Answer> {
  const answer = await fetch(form.action, {
    method: 'POST',
    body: JSON.stringify(Object.fromEntries(new FormData(form, submitter))),
    headers: { 'Content-Type': 'application/json' },
  });
  return answer.json();
}

/** The focus goes to the result, for the pressed button may be gone. */
function tell(text: string | undefined): void {
  const outcome = document.getElementById(OUTCOME);
  const alert = outcome?.querySelector('[role="alert"] span');
  if (text !== undefined && alert) alert.textContent = text;
  outcome?.focus({ preventScroll: true });
}
