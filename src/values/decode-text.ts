const MARKS = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
] as const;

/** Enough letters to tell UTF-16 by. */
const LOOKED_AT = 64;

/**
 * The encoding of a text file. Without a mark, UTF-16 shows by its Latin letters: every second byte is zero. In
 * little-endian order that is the second byte of a letter, in big-endian order the first.
 */
function encodingOf(bytes: Uint8Array): string {
  const marked = MARKS.find(([mark]) => mark.every((byte, place) => bytes[place] === byte));
  if (marked !== undefined) return marked[1];
  const zeros = [0, 0];
  for (const [place, byte] of bytes.subarray(0, LOOKED_AT).entries())
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = Math.min(bytes.length, LOOKED_AT) / 4;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : 'utf-8';
}

/** The text of a file in UTF-8 or UTF-16, without its byte order mark; undefined for another encoding. */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
