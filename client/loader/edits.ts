type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields of an island, which still hold what the visitor typed when they have left the page. */
export const fieldsIn = (island: Element): readonly Field[] => [
  ...island.querySelectorAll<Field>('input, textarea, select'),
];

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';

/** Fills the fields of an island with what the visitor typed into earlier fields of the same names. */
export function copyEdits(earlier: readonly Field[], island: Element): void {
  for (const field of fieldsIn(island)) {
    const namesakes = earlier.filter(({ name, type }) => name === field.name && type === field.type);
    if (isChoice(field))
      field.checked = namesakes.some((one) => isChoice(one) && one.checked && one.value === field.value);
    else field.value = namesakes[0]?.value ?? field.value;
  }
}

/**
 * Repeats the edits that a visitor made in the server's HTML as events for the island's handlers. While React
 * hydrates, it keeps the edited values in the fields but does not report them.
 */
export function repeatEdits(island: Element): void {
  for (const field of fieldsIn(island)) {
    if (field instanceof HTMLSelectElement) repeatSelection(field);
    else if (field.type === 'hidden') continue;
    else if (isChoice(field)) repeatChoice(field);
    else repeatText(field);
  }
}

function repeatText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value: text, selectionStart, selectionEnd } = field;
  if (text === field.defaultValue) return;
  // React ignores an event whose value it knows. It watches `field.value`, not the setter of the prototype.
  field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  if (selectionStart !== null && field === document.activeElement)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function repeatChoice(field: HTMLInputElement): void {
  const isChosen = field.type === 'radio' ? field.checked : true;
  if (!isChosen || field.checked === field.defaultChecked) return;
  field.checked = field.defaultChecked;
  field.click();
}

function repeatSelection(list: HTMLSelectElement): void {
  const options = [...list.options];
  const initial =
    options.find(({ defaultSelected }) => defaultSelected) ?? options.find(({ disabled }) => !disabled);
  if (list.value !== initial?.value) list.dispatchEvent(new Event('change', { bubbles: true }));
}
