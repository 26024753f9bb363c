import { PROMPT_APPEARS_MS, PROMPT_HIDES_MS, promptVisible } from '../../src/features/leads/rules.ts';
import { wholeStyles } from '../loader/page.ts';
import { promptDismissed } from '../storage/session.ts';
import { assistant } from './assistant-opening.ts';

/** "Need Car Service?": stands in the page's HTML, hidden, and shows for its five seconds (spec section 2). */
export function start(): void {
  const prompt = document.querySelector<HTMLElement>('[data-chat-prompt]');
  if (prompt === null) return;
  const draw = () => {
    const visitor = { chatOpened: assistant.wasOpened, dismissed: promptDismissed.get() };
    prompt.hidden = !promptVisible(performance.now(), visitor);
  };
  prompt.querySelector('button')?.addEventListener('click', () => {
    promptDismissed.set(true);
    draw();
  });
  for (const moment of [PROMPT_APPEARS_MS, PROMPT_HIDES_MS]) {
    // A millisecond more: a timer may come that much early by the other clock.
    setTimeout(() => wholeStyles().then(draw), moment - performance.now() + 1);
  }
}
