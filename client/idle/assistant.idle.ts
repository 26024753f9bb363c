import { PROMPT_APPEARS_MS, PROMPT_HIDES_MS, promptVisible } from '../../src/features/leads/rules/popup.ts';
import { addresses } from '../../src/web/contract/addresses.ts';
import { callIsland, wholeStyles } from '../loader/page.ts';
import { confirmationPending, promptDismissed } from '../storage/session.ts';
import { addDialog } from './chat-dialog.ts';
import { addPrompt } from './chat-prompt.ts';
import { isFormInProgress, mustStepAside } from './popup-signals.ts';

const NARROW = '(max-width: 47.99em)';

/** After the chat was opened on this page, the floating prompt does not appear. */
let wasOpened = false;

export function start(): void {
  const chat = document.querySelector<HTMLElement>('.chat-in');
  if (chat !== null) openFromLinks(addDialog(chat));
  const dock = document.querySelector<HTMLElement>('[data-prompt]');
  if (dock !== null) showPrompt(addPrompt(dock));
}

/** Opens the dialog for a link to the assistant's page, unless the visitor opens the link in another tab. */
function openFromLinks(dialog: HTMLDialogElement): void {
  const openerOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(`a[href="${addresses.assistant}"]`) : null;
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
  // The island sends an offline confirmation from any later page of the visit.
  if (confirmationPending.get()) callIsland('assistant');
  // A dialog that is not modal does not close on Escape by itself.
  dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && dialog.close());
}

/** Opens the dialog over the whole screen on a phone. Elsewhere it docks, and the page beside it stays in use. */
async function open(dialog: HTMLDialogElement, page: string): Promise<void> {
  wasOpened = true;
  document.querySelector('[data-chat-prompt]')?.setAttribute('hidden', '');
  leaveOnFailure(dialog, page);
  callIsland('assistant');
  await wholeStyles();
  if (dialog.open) dialog.focus();
  else if (matchMedia(NARROW).matches) dialog.showModal();
  else dialog.show();
}

/** Opens the assistant's page if the island fails to load, for the page works without JavaScript. */
function leaveOnFailure(dialog: HTMLDialogElement, page: string): void {
  const island = dialog.querySelector<HTMLElement>('[data-island]');
  if (island === null) return;
  const leave = () => island.dataset.islandStatus === 'failed' && location.assign(page);
  leave();
  new MutationObserver(leave).observe(island, { attributeFilter: ['data-island-status'] });
}

/** Shows "Need Car Service?" for its five seconds. */
function showPrompt(prompt: HTMLElement): void {
  const draw = () => {
    const visitor = { chatOpened: wasOpened, dismissed: promptDismissed.get() };
    prompt.hidden = !promptVisible(performance.now(), visitor) || isFormInProgress(prompt);
    // Wide screens have a second place for it, away from a price or a form beside the chat button.
    if (!prompt.hidden) prompt.classList.toggle('aside', mustStepAside(prompt));
  };
  prompt.querySelector('button')?.addEventListener('click', () => {
    promptDismissed.set(true);
    draw();
  });
  for (const moment of [PROMPT_APPEARS_MS, PROMPT_HIDES_MS]) {
    // A timer may fire up to a millisecond early by the clock of `performance`.
    setTimeout(() => wholeStyles().then(draw), moment - performance.now() + 1);
  }
}
