/** How the proof that a person is at the other end travels: beside JSON, or in a plain form, where the widget puts it. */
export const ROBOT_CHECK_HEADER = 'X-Turnstile-Token';
export const ROBOT_CHECK_FIELD = 'cf-turnstile-response';
/** Where its script and its frame come from. */
export const ROBOT_CHECK_HOST = 'https://challenges.cloudflare.com';
