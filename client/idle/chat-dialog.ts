import { promptText } from '../../src/content/text/popup.ts';
import { uiText } from '../../src/content/text/ui.ts';
import { pageData } from '../page-data.ts';
import { createElement } from './elements.ts';

/** Puts the chat's island into a dialog with a note that it is loading. Only a script opens the dialog. */
export function addDialog(island: HTMLElement): HTMLDialogElement {
  const { brand = '' } = pageData();
  const dialog = createElement('dialog', {
    id: 'assistant',
    className: 'chat',
    ariaLabel: promptText.assistant(brand),
  });
  island.before(dialog);
  dialog.append(
    island,
    createElement(
      'div',
      { className: 'chat-wait' },
      createElement(
        'p',
        { className: 'loading', role: 'status' },
        createElement('span', { className: 'spin' }),
        uiText.loading,
      ),
    ),
  );
  return dialog;
}
