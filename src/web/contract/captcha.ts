/** The header that carries the captcha token beside JSON; in a plain form the widget adds a field. */
export const CAPTCHA_HEADER = 'X-Turnstile-Token';
export const CAPTCHA_FIELD = 'cf-turnstile-response';
/** The host of the captcha's script and frame. */
export const CAPTCHA_HOST = 'https://challenges.cloudflare.com';
