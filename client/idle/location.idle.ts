import { locationMessages } from '../../src/content/text/en/messages.ts';
import { freshLocation } from '../storage/session.ts';

const FIELDS = 'form input, form select, form textarea';

/**
 * Looks up the visitor's place by their network when they start a form, so that the form is sent with the place. Only
 * a press on the locate button asks the browser for its position.
 */
export function start(): void {
  const find = async ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(FIELDS)) return;
    document.removeEventListener('focusin', find);
    if (freshLocation()) return;
    const { findLocation } = await import('../api/find-location.ts');
    await findLocation();
  };
  document.addEventListener('focusin', find);

  const button = document.querySelector<HTMLButtonElement>('[data-locate]');
  const output = document.querySelector<HTMLElement>('[data-located]');
  if (button === null || output === null) return;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      const { locateMe } = await import('./locate-me.ts');
      await locateMe(output);
    } catch {
      output.textContent = locationMessages.failed;
    }
  });
}
