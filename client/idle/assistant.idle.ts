import { callIsland, wholeStyles } from '../loader/page.ts';
import { confirmationPending } from '../storage/session.ts';
import { assistant } from './assistant-opening.ts';

const NARROW = '(max-width: 47.99em)';

/**
 * Makes every link to the assistant's page open the assistant over the page one is on. A link that is meant for another
 * tab, or a page without the dialog, goes its own way.
 */
export function start(): void {
  const dialog = document.getElementById('assistant');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const openerOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(`a[href="${dialog.dataset.page}"]`) : null;
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = openerOf(event.target);
    if (link === null) return;
    event.preventDefault();
    void open(dialog, link.href);
  });
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, ({ target }) => openerOf(target) && callIsland('assistant'), {
      passive: true,
    });
  }
  // What was confirmed while offline goes out from whichever page of the visit is open: the island sees to it.
  if (confirmationPending.get()) callIsland('assistant');
  // A dialog that is not modal does not close on Esc by itself.
  dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && dialog.close());
}

/** The whole screen on a phone; elsewhere docked, with the page beside it still in use. */
async function open(dialog: HTMLDialogElement, page: string): Promise<void> {
  assistant.wasOpened = true;
  leaveIfLost(dialog, page);
  callIsland('assistant');
  await wholeStyles();
  if (dialog.open) dialog.focus();
  else if (matchMedia(NARROW).matches) dialog.showModal();
  else dialog.show();
}

/** Where the island cannot be had, its page may: it works without JavaScript. */
function leaveIfLost(dialog: HTMLDialogElement, page: string): void {
  const island = dialog.querySelector<HTMLElement>('[data-island]');
  if (island === null) return;
  const look = () => island.dataset.islandStatus === 'failed' && location.assign(page);
  look();
  new MutationObserver(look).observe(island, { attributeFilter: ['data-island-status'] });
}
