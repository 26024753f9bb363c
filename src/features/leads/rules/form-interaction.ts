/** What analytics hears of a form that was opened (spec section 4): which form and when, never what was typed. */
export type FormInteraction = {
  readonly form: string;
  readonly interaction: 'started' | 'abandoned';
  /** ISO 8601, UTC. */
  readonly timestamp: string;
};

/** That a form was opened (spec section 4). */
export const formStarted = (form: string, now: Date): FormInteraction => ({
  form,
  interaction: 'started',
  timestamp: now.toISOString(),
});

/**
 * Closing a form is an abandonment if anything was filled in and nothing was sent.
 * @param filled the values as the visitor left them; what the form filled in by itself is not among them
 */
export function formClosed(
  form: string,
  filled: Readonly<Record<string, string>>,
  sent: boolean,
  now: Date,
): FormInteraction | undefined {
  const anyFilled = Object.values(filled).some((value) => value.trim() !== '');
  return anyFilled && !sent ? { form, interaction: 'abandoned', timestamp: now.toISOString() } : undefined;
}
