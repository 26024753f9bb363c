import { useEffect, useState } from 'react';
import type { Entry } from '../../../src/features/assistant/rules/entry.ts';
import { typingDelayMs } from '../../../src/features/assistant/rules/pace.ts';

/** What of the transcript stands in the log by now, and whether more is being typed. */
interface Typed {
  readonly entries: readonly Entry[];
  readonly isTyping: boolean;
}

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Tells a message from others: the same question asked in other words is another message. */
const keyOf = (entry: Entry): string =>
  entry.from === 'assistant' ? `${entry.message} ${entry.question ?? ''}` : '';

/** What the assistant says after the visitor's last answer. */
export function newest(transcript: readonly Entry[]): readonly Entry[] {
  const lastAnswer = transcript.findLastIndex(({ from }) => from === 'visitor');
  return transcript.slice(lastAnswer + 1);
}

/** How many of the newest messages were there before. */
function saidBefore(said: readonly string[], keys: readonly string[]): number {
  const different = keys.findIndex((key, index) => said[index] !== key);
  return different === -1 ? keys.length : different;
}

/**
 * Lets the assistant's newest messages come one after the other, each after the time it takes to type it. What was
 * said before is there at once: after a reload, and when an early answer is changed.
 */
export function useTyping(transcript: readonly Entry[], sayOf: (entry: Entry) => string): Typed {
  const open = newest(transcript);
  const keys = open.map(keyOf);
  const [said, setSaid] = useState<readonly string[]>([]);
  const count = saidBefore(said, keys);
  const next = open[count];
  const words = next === undefined ? undefined : sayOf(next);
  const typed = keys.slice(0, count + 1).join('|');
  useEffect(() => {
    if (words === undefined) return;
    const delay = typingDelayMs(words, prefersReducedMotion());
    const typing = setTimeout(() => setSaid(typed.split('|')), delay);
    return () => clearTimeout(typing);
  }, [typed, words]);
  return {
    entries: transcript.slice(0, transcript.length - open.length + count),
    isTyping: next !== undefined,
  };
}
