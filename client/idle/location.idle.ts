import { locationMessages } from '../../src/content/text/en/messages.ts';
import { freshLocation } from '../storage/session.ts';

const FIELDS = 'form input, form select, form textarea';

/**
 * Finds out where a visitor is once they begin a form, so that it is known when the form is sent: from this session or by
 * the network. Nobody is asked anything; the browser's own position is for those who press the button for it.
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
  const says = document.querySelector<HTMLElement>('[data-located]');
  if (button === null || says === null) return;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      const { locateMe } = await import('./locate-me.ts');
      await locateMe(says);
    } catch {
      says.textContent = locationMessages.failed;
    }
  });
}
