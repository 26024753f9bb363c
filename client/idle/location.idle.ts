import { locationText } from '../../src/content/text/location.ts';
import { locationMessages } from '../../src/content/text/messages.ts';
import { savedLocation } from '../storage/session.ts';
import { createElement, createIcon } from './elements.ts';

const FIELDS = 'form input, form select, form textarea';

/**
 * Looks up the visitor's place by their network when they start a form, so that the form is sent with the place. Only
 * a press on the locate button asks the browser for its position.
 */
export function start(): void {
  const find = async ({ target }: Pick<Event, 'target'>) => {
    if (!(target instanceof Element) || !target.matches(FIELDS)) return;
    document.removeEventListener('focusin', find);
    if (savedLocation.get()) return;
    const { findLocation } = await import('../api/find-location.ts');
    await findLocation();
  };
  document.addEventListener('focusin', find);
  // The visitor may have begun a form before this module came.
  void find({ target: document.activeElement });

  addToCityMenu();
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-locate]')) enable(button);
}

/** The menu is closed at first and needs no button without a script, so the page does not carry it. */
function addToCityMenu(): void {
  const button = createElement(
    'button',
    { type: 'button', className: 'btn quiet wide', dataset: { locate: '', track: 'locate' } },
    createIcon('locate-fixed'),
    locationText.use,
  );
  const output = createElement('p', { className: 'small', role: 'status', dataset: { located: '' } });
  document.querySelector('#city-menu > .between')?.after(button, output);
}

/** Shows the place in the part of the page that the button belongs to: the city menu, or the page's own. */
function enable(button: HTMLButtonElement): void {
  const menu = button.closest('form');
  const output = (menu ?? document.querySelector('main'))?.querySelector<HTMLElement>('[data-located]');
  if (!output) return;
  button.disabled = false;
  button.addEventListener('click', async () => {
    try {
      const { locateMe } = await import('./locate-me.ts');
      await locateMe(output, menu);
    } catch {
      output.textContent = locationMessages.failed;
    }
  });
}
