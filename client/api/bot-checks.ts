import { CAPTCHA_HEADER, CAPTCHA_HOST } from '../../src/web/contract/captcha.ts';
import { SPAM_TRAP_FIELD } from '../../src/web/contract/spam-trap-field.ts';
import { pageData } from '../page-data.ts';

/** The part of the captcha widget's script that this file uses. */
interface Turnstile {
  render(place: HTMLElement, options: Readonly<Record<string, unknown>>): string;
  remove(widget: string): void;
}

const isTurnstile = (value: unknown): value is Turnstile =>
  typeof value === 'object' && value !== null && 'render' in value && 'remove' in value;

const installed = (): Turnstile | undefined => {
  const found: unknown = Reflect.get(globalThis, 'turnstile');
  return isTurnstile(found) ? found : undefined;
};

/** A person presses a box well within this time. After it the form is sent without a token and the server decides. */
const TOKEN_TIMEOUT_MS = 20_000;
/** A script that takes longer is blocked or its host is down, and a form must not wait for it for ever. */
const SCRIPT_TIMEOUT_MS = 8000;

const loadScript = (): Promise<Turnstile | undefined> =>
  new Promise((resolve) => {
    if (installed()) return resolve(installed());
    const script = document.createElement('script');
    script.src = `${CAPTCHA_HOST}/turnstile/v0/api.js?render=explicit`;
    script.onload = () => resolve(installed());
    script.onerror = () => resolve(undefined);
    setTimeout(resolve, SCRIPT_TIMEOUT_MS, undefined);
    document.head.append(script);
  });

/** Fetches a token that is valid for one post. The widget shows only to visitors that it takes for bots. */
async function captchaToken(sitekey: string): Promise<string | undefined> {
  const turnstile = await loadScript();
  if (!turnstile) return undefined;
  const place = document.createElement('div');
  (document.querySelector('dialog[open]') ?? document.body).append(place);
  let widget: string | undefined;
  const token = await new Promise<string | undefined>((resolve) => {
    setTimeout(resolve, TOKEN_TIMEOUT_MS, undefined);
    widget = turnstile.render(place, {
      sitekey,
      appearance: 'interaction-only',
      callback: resolve,
      'error-callback': () => resolve(undefined),
    });
  });
  if (widget !== undefined) turnstile.remove(widget);
  place.remove();
  return token;
}

/** The captcha header for a post to our endpoints; empty where the captcha is off or has no token. */
export async function captchaHeaders(): Promise<Readonly<Record<string, string>>> {
  const { captchaKey: sitekey } = pageData();
  const token = sitekey === undefined ? undefined : await captchaToken(sitekey).catch(() => undefined);
  return token === undefined ? {} : { [CAPTCHA_HEADER]: token };
}

let spamTrap = '';

/** Remembers the text that a bot wrote into this page's spam traps. Call it before a form with a trap is removed. */
export function readSpamTraps(): void {
  // Tests in Node have no document.
  for (const field of globalThis.document?.querySelectorAll?.(`[name=${SPAM_TRAP_FIELD}]`) ?? [])
    if (field instanceof HTMLInputElement) spamTrap ||= field.value;
}

/** The spam trap's field for the body of a post; an empty object for people, who cannot see the trap. */
export function spamTrapField(): Readonly<Record<string, string>> {
  readSpamTraps();
  return spamTrap === '' ? {} : { [SPAM_TRAP_FIELD]: spamTrap };
}
