import { WISH } from './message-kinds.ts';

/** Requests to end our messages or to begin them again, as people write them in Hindi, English and Hindi in Latin letters. */
const STOP: ReadonlySet<string> = new Set([
  'stop',
  'stop karo',
  'stop karen',
  'stop kijiye',
  'stop kar do',
  'unsubscribe',
  'band',
  'band karo',
  'band kare',
  'band karen',
  'band kijiye',
  'band kar do',
  'band kardo',
  'roko',
  'रुको',
  'रोको',
  'रोकें',
  'रोक दो',
  'बंद',
  'बंद करो',
  'बंद करें',
  'बंद करिए',
  'बंद कीजिए',
  'बंद कर दो',
  'बंद कर दें',
  'स्टॉप',
  'स्टॉप करो',
  'स्टॉप करें',
]);
const START: ReadonlySet<string> = new Set([
  'start',
  'start karo',
  'shuru karo',
  'chalu karo',
  'शुरू',
  'शुरू करो',
  'शुरू करें',
  'चालू करो',
  'चालू करें',
  'स्टार्ट',
]);

/** Words that change nothing of such a request: whom it asks, how kindly, and that it is about messages. */
const BESIDE: ReadonlySet<string> = new Set(
  [
    ...['please', 'pls', 'plz', 'kindly', 'sir', 'bhai', 'ji', 'कृपया', 'प्लीज', 'प्लीज़', 'भाई', 'जी', 'सर'],
    ...['all', 'the', 'these', 'this', 'me', 'sending', 'ye', 'yeh', 'sab', 'ये', 'यह', 'सब', 'सारे'],
    ...['message', 'messages', 'msg', 'msgs', 'मैसेज', 'मेसेज', 'संदेश'],
  ].map((word) => word.normalize('NFC')),
);

/** Whether a text asks to end our messages, or to begin them again. */
export function stopWordOf(text: string): 'stop' | 'start' | undefined {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\u200c|\u200d/g, '')
    // Two spellings of one word: बन्द is बंद.
    .replace(/न्द/g, 'ंद')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()
    .split(' ');
  const request = words.filter((word) => !BESIDE.has(word)).join(' ');
  if (STOP.has(request)) return 'stop';
  return START.has(request) ? 'start' : undefined;
}

/** The kind under which a message is stored: nobody has to answer a STOP, which must not hide the question before it. */
export const storedKind = ({
  type,
  words,
}: {
  readonly type: string;
  readonly words: string | undefined;
}): string => (type === 'text' && stopWordOf(words ?? '') !== undefined ? WISH : type);

/** The wish of a message: that of its pressed button, or of its word. */
export const wishOf = ({
  payload,
  words,
}: {
  readonly payload: string | undefined;
  readonly words: string | undefined;
}): 'stop' | 'start' | undefined => (payload === 'stop' ? 'stop' : stopWordOf(words ?? ''));
