/**
 * Code points that no person writes and that outside systems refuse: control characters except tab and line breaks,
 * parts of broken pairs, and noncharacters. A pasted name or address also brings marks of direction and of no width,
 * which nobody sees: with one, an e-mail address is another address.
 */
const UNWRITTEN =
  /[^\P{Cc}\t\n\r]|\p{Cs}|\p{Noncharacter_Code_Point}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** The text without characters that no person writes. Line breaks, joiners of Indian scripts and emoji stay. */
export const cleanText = (text: string): string => text.replace(UNWRITTEN, '');

/** No body of ours is deeper. Without a limit, a body of nested lists would exhaust the stack. */
const DEEPEST = 32;

/** Cleans every text in a parsed body and drops what lies deeper than 32 levels. Schemas know their keys, which stay. */
export function cleanTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) return undefined;
  if (Array.isArray(value)) return value.map((part) => cleanTexts(part, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleanTexts(part, depth + 1)]));
}
