/** Spec section 9: "Need Car Service?" appears at 12 s and hides at 17 s. */
export const PROMPT_APPEARS_MS = 12_000;
export const PROMPT_HIDES_MS = 17_000;

/**
 * Whether the floating prompt shows, so long after the page loaded. Once the chat was opened the prompt
 * no longer hides by itself (spec section 2); a dismissal ends it in any case.
 */
export function promptVisible(
  sinceLoadMs: number,
  visitor: { readonly chatOpened: boolean; readonly dismissed: boolean },
): boolean {
  if (visitor.dismissed || sinceLoadMs < PROMPT_APPEARS_MS) return false;
  return sinceLoadMs < PROMPT_HIDES_MS || visitor.chatOpened;
}
