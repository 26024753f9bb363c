/** The support path opens the chat by itself after this long. */
export const SUPPORT_REDIRECT_MS = 3_000;

const SHORTEST_TYPING_MS = 500;
const LONGEST_TYPING_MS = 1_500;
const MS_A_CHARACTER = 15;

/**
 * The assistant shows its typing dots for 500 to 1500 ms, by the length of the message. It shows none to visitors who
 * prefer reduced motion.
 */
export const typingDelayMs = (message: string, prefersReducedMotion: boolean): number =>
  prefersReducedMotion
    ? 0
    : Math.min(LONGEST_TYPING_MS, Math.max(SHORTEST_TYPING_MS, message.length * MS_A_CHARACTER));
