import { useEffect, useRef, useState } from 'react';
import {
  createRecognition,
  type ListenProblem,
  problemIn,
  type Recognition,
  transcriptOf,
} from './speech.ts';

export type SpokenLanguage = 'en-IN' | 'hi-IN';

interface ListeningOptions {
  /** Receives the transcript so far, and whether the sentence is over. */
  readonly onWords: (words: string, isFinal: boolean) => void;
}

/**
 * Speech recognition where the browser has it. `canListen` is false in the first render, to match the server's HTML.
 */
export function useListening({ onWords }: ListeningOptions) {
  const recognition = useRef<Recognition | undefined>(undefined);
  const [canListen, setCanListen] = useState(false);
  const [listening, setListening] = useState(false);
  const [problem, setProblem] = useState<ListenProblem | undefined>(undefined);
  const latestOnWords = useRef(onWords);
  latestOnWords.current = onWords;

  useEffect(() => {
    const made = createRecognition();
    recognition.current = made;
    setCanListen(made !== undefined);
    if (made === undefined) return undefined;
    made.interimResults = true;
    made.addEventListener('result', (event) => {
      const { words, isFinal } = transcriptOf(event);
      latestOnWords.current(words, isFinal);
    });
    made.addEventListener('error', (event) => setProblem(problemIn(event)));
    made.addEventListener('end', () => setListening(false));
    return () => made.stop();
  }, []);

  const listen = (language: SpokenLanguage) => {
    if (recognition.current === undefined) return;
    setProblem(undefined);
    recognition.current.lang = language;
    recognition.current.start();
    setListening(true);
  };
  const stop = () => recognition.current?.stop();

  return { canListen, listening, problem, listen, stop };
}
