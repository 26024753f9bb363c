/** A car of the answer; the schema stands in the server's contract. */
interface Car {
  readonly manufacturer: string;
  readonly model: string;
  readonly fuelType: string;
}

/** Typing goes on within this time, and each letter needs no answer of its own. */
const PAUSE_MS = 150;

/** Lists the cars that the words of the booking form may mean, while the operator types. */
export function searchCars(part: HTMLElement): void {
  const words = part.querySelector<HTMLInputElement>('[name="carWords"]');
  const shown = part.querySelector<HTMLInputElement>('[name="carShown"]');
  const list = part.querySelector<HTMLElement>('[data-cars]');
  if (!words || !shown || !list) return;
  let waiting = 0;
  const show = async () => {
    const typed = words.value;
    const answer = await fetch(`${part.dataset.carSearch}?words=${encodeURIComponent(typed)}`);
    const { cars }: { cars: readonly Car[] } = await answer.json();
    if (typed !== words.value) return;
    shown.value = typed.trim().replace(/\s+/g, ' ');
    for (const label of list.querySelectorAll('label')) label.remove();
    if (typed.trim() === '') return;
    for (const { manufacturer, model, fuelType } of cars)
      list.append(choice(`${manufacturer}|${model}|${fuelType}`, `${manufacturer} ${model}, ${fuelType}`));
    list.append(choice('typed', part.dataset.typedLabel ?? ''));
  };
  words.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(() => void show().catch(() => undefined), PAUSE_MS);
  });
}

function choice(value: string, text: string): HTMLLabelElement {
  const label = document.createElement('label');
  label.className = 'chip';
  const input = document.createElement('input');
  Object.assign(input, { type: 'radio', name: 'car', value });
  label.append(input, text);
  return label;
}
