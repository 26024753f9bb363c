import { promptText } from '../../src/content/text/popup.ts';
import { addresses } from '../../src/web/contract/addresses.ts';
import { createElement, createIcon } from './elements.ts';

/**
 * Adds the hidden prompt "Need Car Service?" to the dock, which names the promise of the page's city. The page does not
 * carry the prompt, because only a script shows it.
 */
export function addPrompt(dock: HTMLElement): HTMLElement {
  const prompt = createElement(
    'aside',
    { className: 'prompt', hidden: true, ariaLabel: promptText.title, dataset: { chatPrompt: '' } },
    createElement(
      'a',
      { href: addresses.assistant, dataset: { opens: 'assistant' } },
      createElement('img', { loading: 'lazy', alt: '', width: 64, height: 64, src: '/images/mark.svg' }),
      createElement(
        'span',
        {},
        createElement('b', { textContent: promptText.title }),
        createElement('span', { className: 'small', textContent: dock.dataset.prompt ?? '' }),
      ),
    ),
    createElement(
      'button',
      { type: 'button', className: 'icon-btn', ariaLabel: promptText.dismiss },
      createIcon('x'),
    ),
  );
  dock.append(prompt);
  return prompt;
}
