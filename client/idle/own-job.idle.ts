import { isAnswerToForm } from '../loader/page.ts';

/** The open page asks this often whether its job has moved; each question reads one row. */
const EVERY_MS = 15_000;

/** Loads the page of a booking or an order again when its job has moved, unless nobody sees it or a form is in use. */
export function start(): void {
  const { job, version, page } = document.querySelector<HTMLElement>('[data-job]')?.dataset ?? {};
  if (job === undefined || page === undefined) return;
  setInterval(async () => {
    if (document.hidden || document.activeElement?.closest('form')) return;
    const answer = await fetch(job).catch(() => undefined);
    if (!answer?.ok || String((await answer.json()).version) === version) return;
    if (isAnswerToForm()) location.replace(page);
    else location.reload();
  }, EVERY_MS);
}
