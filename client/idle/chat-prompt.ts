import { promptText } from '../../src/content/text/en/popup.ts';
import { addresses } from '../../src/web/contract/addresses.ts';
import { createElement, createIcon } from './elements.ts';

/**
 * Adds the hidden prompt "Need Car Service?" to the dock, which names the promise of the page's city. The page does not
 * carry the prompt, because only a script shows it.
 */
export function addPrompt(dock: HTMLElement): HTMLElement {
  const prompt = createElement('aside', {
    className: 'prompt',
    hidden: true,
    ariaLabel: promptText.title,
  });
  prompt.dataset.chatPrompt = '';
  prompt.append(chatLink(dock.dataset.prompt ?? ''), dismissButton());
  dock.append(prompt);
  return prompt;
}

function chatLink(promise: string): HTMLElement {
  const link = createElement('a', { href: addresses.assistant });
  link.dataset.opens = 'assistant';
  const words = createElement('span', {});
  words.append(
    createElement('b', { textContent: promptText.title }),
    createElement('span', { className: 'small', textContent: promise }),
  );
  link.append(
    createElement('img', { loading: 'lazy', alt: '', width: 64, height: 64, src: '/images/mark.svg' }),
    words,
  );
  return link;
}

function dismissButton(): HTMLElement {
  const button = createElement('button', {
    type: 'button',
    className: 'icon-btn',
    ariaLabel: promptText.dismiss,
  });
  button.append(createIcon('x'));
  return button;
}
