/** How the proof that a person is at the other end travels: beside JSON, or in a plain form, where the widget puts it. */
export const CAPTCHA_HEADER = 'X-Turnstile-Token';
export const CAPTCHA_FIELD = 'cf-turnstile-response';
/** Where its script and its frame come from. */
export const CAPTCHA_HOST = 'https://challenges.cloudflare.com';
