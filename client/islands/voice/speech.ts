/** The part of the browser's speech recognition that this folder uses; TypeScript's own types lack it. */
export interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  start(): void;
  stop(): void;
}

type RecognitionMaker = new () => Recognition;

const isMaker = (value: unknown): value is RecognitionMaker => typeof value === 'function';

/** Creates a recogniser; undefined where the browser has none. */
export function createRecognition(): Recognition | undefined {
  const found: unknown =
    Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition');
  return isMaker(found) ? new found() : undefined;
}

interface SpokenPart {
  readonly words: string;
  readonly isFinal: boolean;
}

const within = (value: unknown, name: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The event's list of results, each with its most likely text. */
function resultsOf(event: Event): readonly SpokenPart[] {
  const results = within(event, 'results');
  const length = Number(within(results, 'length') ?? 0);
  return Array.from({ length }, (_, index) => {
    const result = within(results, index);
    return {
      words: String(within(within(result, 0), 'transcript') ?? ''),
      isFinal: within(result, 'isFinal') === true,
    };
  });
}

/** The transcript so far, and whether the sentence is over. */
export function transcriptOf(event: Event): { readonly words: string; readonly isFinal: boolean } {
  const results = resultsOf(event);
  return {
    words: results
      .map(({ words }) => words)
      .join('')
      .trim(),
    isFinal: results.length > 0 && results.every(({ isFinal }) => isFinal),
  };
}

export type ListenProblem = 'refused' | 'unheard' | 'failed';

export function problemIn(event: Event): ListenProblem {
  const code: unknown = Reflect.get(event, 'error');
  if (code === 'not-allowed' || code === 'service-not-allowed') return 'refused';
  return code === 'no-speech' ? 'unheard' : 'failed';
}
