import { CAPTCHA_HEADER, CAPTCHA_HOST } from '../../src/web/contract/captcha.ts';

/** The widget's script, as far as it is used here. */
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

/** Longer than a person needs who is asked to press a box; then the server decides without a proof. */
const PATIENCE_MS = 20_000;
/** A script that has not come by then is blocked or its host is down: no form may wait for it without end. */
const SCRIPT_PATIENCE_MS = 8000;

const load = (): Promise<Turnstile | undefined> =>
  new Promise((resolve) => {
    if (installed()) return resolve(installed());
    const script = document.createElement('script');
    script.src = `${CAPTCHA_HOST}/turnstile/v0/api.js?render=explicit`;
    script.onload = () => resolve(installed());
    script.onerror = () => resolve(undefined);
    setTimeout(resolve, SCRIPT_PATIENCE_MS, undefined);
    document.head.append(script);
  });

/** A token of one use; the widget shows itself only to whom it doubts. */
async function prove(sitekey: string): Promise<string | undefined> {
  const turnstile = await load();
  if (!turnstile) return undefined;
  const place = document.createElement('div');
  (document.querySelector('dialog[open]') ?? document.body).append(place);
  let widget: string | undefined;
  const token = await new Promise<string | undefined>((resolve) => {
    setTimeout(resolve, PATIENCE_MS, undefined);
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

/** The header that proves a person to our endpoints; none where the check is not switched on. */
export async function proofHeaders(): Promise<Readonly<Record<string, string>>> {
  // Tests of Node have no document.
  const sitekey = globalThis.document?.documentElement?.dataset.captcha;
  const token = sitekey === undefined ? undefined : await prove(sitekey).catch(() => undefined);
  return token === undefined ? {} : { [CAPTCHA_HEADER]: token };
}
