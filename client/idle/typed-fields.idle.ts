import { type TypedFields, typedFields } from '../storage/typed-fields.ts';
import { typeInto } from './elements.ts';

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input:not([type=hidden], [inert]), select, textarea';
/** The fields that a reload keeps: of the forms whose sending ends them, and of the chat. */
const KEPT = ':is(form[method=post], .chat-form) :is(input:not([type=hidden], [inert]), select, textarea)';
/** The key of the path where such fields were typed. */
const PATH = '';
/** The switch in the header and the menu, and the line that offers the other language. */
const SWITCH = 'a[lang][rel=nofollow], .tongue a';

/**
 * Takes what the visitor has typed along to the same page in the other language (decision 008), and over a reload. A
 * form that was sent has no fields any more, and another page forgets them.
 */
export function start(): void {
  let isSwitching = false;
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(SWITCH)) return;
    isSwitching = true;
    typedFields.set(filledFields(FIELDS));
  });
  addEventListener('pagehide', () => {
    if (!isSwitching) typedFields.set({ ...filledFields(KEPT), [PATH]: location.pathname });
  });
  takeOver();
}

const fields = (selector = FIELDS): readonly FormField[] => [
  ...document.querySelectorAll<FormField>(selector),
];

const isChoice = (field: FormField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

/**
 * A key that is the same in both languages: the id, else the form's endpoint with the field's name and place. One of
 * several choices has its value in place of the place, where another day may show another time.
 */
function keyOf(field: FormField): string | undefined {
  if (field.id !== '') return field.id;
  const { form, name, type, value } = field;
  if (form === null || name === '') return undefined;
  const place = type === 'radio' ? value : [...form.elements].indexOf(field);
  return `${form.getAttribute('action')?.replace('/hi/', '/')} ${name} ${place}`;
}

/** The state of a field without words of a language: an option's place in its list, and a choice as 1. Empty: untouched. */
function stateOf(field: FormField): string {
  if (isChoice(field)) return field.checked && !field.defaultChecked ? '1' : '';
  if (!(field instanceof HTMLSelectElement)) return field.value;
  return field.value === '' ? '' : String(field.selectedIndex);
}

const filledFields = (selector: string): TypedFields =>
  Object.fromEntries(
    fields(selector).flatMap((field) => {
      const [key, state] = [keyOf(field), stateOf(field)];
      return key === undefined || state === '' ? [] : [[key, state]];
    }),
  );

/** Fills in the fields of this page now, and those that an island adds later as soon as they appear. */
function takeOver(): void {
  const { [PATH]: path, ...typed } = typedFields.get();
  typedFields.set({});
  const waiting = new Map(Object.entries(typed));
  if (waiting.size === 0 || (path !== undefined && path !== location.pathname)) return;
  const fillIn = () => {
    for (const field of fields()) {
      const key = keyOf(field) ?? '';
      const state = waiting.get(key);
      waiting.delete(key);
      if (state !== undefined && stateOf(field) !== state) restore(field, state);
    }
    if (waiting.size === 0) added.disconnect();
  };
  const added = new MutationObserver(fillIn);
  added.observe(document.body, { childList: true, subtree: true });
  fillIn();
}

/** Restores a field as a visitor fills it in, so that an island's handlers receive its events. */
function restore(field: FormField, state: string): void {
  if (isChoice(field)) field.click();
  else if (field instanceof HTMLSelectElement) {
    field.selectedIndex = Number(state);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else typeInto(field, state);
}
