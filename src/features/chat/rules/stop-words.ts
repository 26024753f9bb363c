/** Words that end our messages, alone in a text. */
const STOP: ReadonlySet<string> = new Set([
  'stop',
  'stop all',
  'unsubscribe',
  'रुको',
  'बंद',
  'बंद करो',
  'बंद करें',
  'स्टॉप',
]);
const START: ReadonlySet<string> = new Set(['start', 'शुरू', 'शुरू करें', 'स्टार्ट']);

/** Whether a text asks to end our messages, or to begin them again. */
export function stopWordOf(text: string): 'stop' | 'start' | undefined {
  const word = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
  if (STOP.has(word)) return 'stop';
  return START.has(word) ? 'start' : undefined;
}

/** The wish of a message: that of its pressed button, or of its word. */
export const wishOf = ({
  payload,
  words,
}: {
  readonly payload: string | undefined;
  readonly words: string | undefined;
}): 'stop' | 'start' | undefined => (payload === 'stop' ? 'stop' : stopWordOf(words ?? ''));
