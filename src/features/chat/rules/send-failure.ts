/**
 * The next step after the interface refused a message:
 * - `give_up`: never again; the operator calls instead.
 * - `wait`: this person got a message a moment ago.
 * - `pause_template`: messages of this template wait until the interface has approved it again.
 * - `pause_all`: our token or account is wrong.
 * - `slow_down`: the number's limit is reached. `retry`: the interface is in trouble.
 */
export type SendRule = 'give_up' | 'wait' | 'pause_template' | 'pause_all' | 'slow_down' | 'retry';

/** Why a message was not sent, as the operator reads it. */
export const FAILURE_REASONS = [
  'not_on_chat',
  'window_closed',
  'held_back',
  'refused',
  'pair_limit',
  'number_limit',
  'no_access',
  'down',
  'template_paused',
  'too_late',
  'stopped',
  'unclear',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

interface Failed {
  readonly rule: SendRule;
  readonly reason: FailureReason;
}

const RULES: ReadonlyMap<number, Failed> = new Map<number, Failed>([
  [131026, { rule: 'give_up', reason: 'not_on_chat' }],
  [131047, { rule: 'give_up', reason: 'window_closed' }],
  [131049, { rule: 'give_up', reason: 'held_back' }],
  [131056, { rule: 'wait', reason: 'pair_limit' }],
  [132000, { rule: 'pause_template', reason: 'template_paused' }],
  [132001, { rule: 'pause_template', reason: 'template_paused' }],
  [132015, { rule: 'pause_template', reason: 'template_paused' }],
  [132016, { rule: 'pause_template', reason: 'template_paused' }],
  [130429, { rule: 'slow_down', reason: 'number_limit' }],
  [4, { rule: 'slow_down', reason: 'number_limit' }],
  [80007, { rule: 'slow_down', reason: 'number_limit' }],
  [190, { rule: 'pause_all', reason: 'no_access' }],
  [10, { rule: 'pause_all', reason: 'no_access' }],
  [131031, { rule: 'pause_all', reason: 'no_access' }],
  [131000, { rule: 'retry', reason: 'down' }],
  [2, { rule: 'retry', reason: 'down' }],
]);

/** The rule for an error's code; its text may change at any time, so nothing reads it. */
export function failureOf(code: number | undefined, status: number): Failed {
  const known = code === undefined ? undefined : RULES.get(code);
  if (known) return known;
  if (code !== undefined && code >= 200 && code < 300) return { rule: 'pause_all', reason: 'no_access' };
  // Without the interface's own code, the address is as likely wrong as the message.
  if (code === undefined && (status === 404 || status === 405))
    return { rule: 'pause_all', reason: 'no_access' };
  if (status === 401 || status === 403) return { rule: 'pause_all', reason: 'no_access' };
  if (status === 429) return { rule: 'slow_down', reason: 'number_limit' };
  return status >= 500 ? { rule: 'retry', reason: 'down' } : { rule: 'give_up', reason: 'refused' };
}
