import { openingLabel } from '../../src/content/text/opening-hours.ts';
import { type AvailabilityWindow, availability } from '../../src/features/doorstep/rules/catalogue.ts';
import { MINUTE_MS } from '../../src/values/durations.ts';

/** Updates "Open now" by the visitor's clock, in India time, because the page may come from a cache. */
export function start(): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-hours]')];
  if (places.length === 0) return;
  const show = () => {
    const now = new Date();
    for (const place of places) {
      const state = availability({ window: windowOf(place.dataset.hours ?? '') }, now);
      const label = openingLabel(state, now);
      if (place.textContent !== label) place.textContent = label;
      place.classList.toggle('green', state.open);
    }
  };
  show();
  setInterval(show, MINUTE_MS);
}

/** Parses "480-1200", minutes since midnight; anything else means always open. */
function windowOf(text: string): AvailabilityWindow {
  const [opensAt = '', closesAt = ''] = text.split('-');
  return closesAt === '' ? 'always' : { opensAt: Number(opensAt), closesAt: Number(closesAt) };
}
