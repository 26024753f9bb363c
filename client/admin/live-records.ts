import { searchCars } from './car-search.ts';
import { followLanguage, notify } from './notifications.ts';
import { postInPlace } from './post-in-place.ts';
import { createReader } from './read-region.ts';

/**
 * Keeps an operator's list or agenda current, and sends its short forms without another page. It imports nothing of
 * visitors, so that no file of theirs changes with it. Without it the page works and says when it was loaded.
 */

interface Texts {
  readonly states: Readonly<Record<'live' | 'connecting' | 'lost' | 'stale', string>>;
  readonly fresh: string;
  readonly kinds: Readonly<Record<string, string>>;
}

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 4_000;
const SOUND = 'admin-sound';

followLanguage();
const root = document.querySelector<HTMLElement>('[data-live]');
if (root) start(root);
const cars = document.querySelector<HTMLElement>('[data-car-search]');
if (cars) searchCars(cars);
for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

function start(line: HTMLElement): void {
  const { live = '', region = '', texts: given = '{}' } = line.dataset;
  const texts: Texts = JSON.parse(given);
  const status = line.querySelector('[role="status"]');
  const show = (state: keyof Texts['states']) => {
    line.dataset.state = state;
    if (status) status.textContent = texts.states[state];
  };
  const signals = createSignals(line);
  const reader = createReader(region, (isRead) => isRead || show('stale'));

  let failures = 0;
  const connect = () => {
    show(failures === 0 ? 'connecting' : 'lost');
    const url = new URL(live, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    socket.onopen = () => {
      show('live');
      // A record may have come while nobody listened.
      if (failures > 0) reader.read();
      failures = 0;
    };
    socket.onmessage = ({ data }) => {
      const { kind } = JSON.parse(String(data));
      reader.read();
      if (kind !== 'changed') signals.announce(texts.kinds[kind] ?? texts.fresh);
    };
    socket.onclose = () => {
      failures += 1;
      show('lost');
      setTimeout(connect, Math.min(LONGEST_WAIT_MS, 500 * failures));
    };
  };
  connect();
  postInPlace(region);
  if (line.dataset.everyMinute) setInterval(() => reader.read(), MINUTE_MS);
}

/** The count in the tab's title, the sound, and the browser's own notification. */
function createSignals(line: HTMLElement) {
  const sound = prepareSound(line);
  prepareNotifications(line);
  const countInTitle = createTitleCount();
  return {
    announce(text: string) {
      countInTitle();
      if (sound?.checked) beep();
      // It names the kind only: a notification shows on a locked screen.
      void notify(text);
    },
  };
}

/** Shows the checkbox for the sound, which works only with this script. */
function prepareSound(line: HTMLElement): HTMLInputElement | null {
  const sound = line.querySelector<HTMLInputElement>('input[name="sound"]');
  if (!sound?.parentElement) return sound;
  sound.parentElement.hidden = false;
  sound.checked = localStorage.getItem(SOUND) === 'on';
  sound.addEventListener('change', () => {
    localStorage.setItem(SOUND, sound.checked ? 'on' : 'off');
    if (sound.checked) beep();
  });
  return sound;
}

/** Shows the button that asks for notifications while the browser may still ask. */
function prepareNotifications(line: HTMLElement): void {
  const button = line.querySelector<HTMLButtonElement>('[data-notify]');
  if (!button) return;
  const show = () => {
    button.hidden = !('Notification' in window) || Notification.permission !== 'default';
  };
  show();
  button.addEventListener('click', async () => {
    await Notification.requestPermission();
    show();
  });
}

/** Counts new records in the tab's title until the operator looks at the page. */
function createTitleCount(): () => void {
  const title = document.title;
  let count = 0;
  const reset = () => {
    if (document.visibilityState !== 'visible') return;
    count = 0;
    document.title = title;
  };
  document.addEventListener('visibilitychange', reset);
  for (const gesture of ['pointerdown', 'keydown', 'scroll'])
    document.addEventListener(gesture, reset, { passive: true });
  return () => {
    count += 1;
    document.title = `(${count}) ${title}`;
  };
}

/** A short tone. A browser may refuse it before the first gesture. */
function beep(): void {
  try {
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    volume.gain.value = 0.1;
    tone.frequency.value = 880;
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.15);
    tone.onended = () => audio.close();
  } catch {
    // The count in the title is enough.
  }
}
