import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListenText } from '../../../src/content/text/voice.ts';
import { addresses } from '../../../src/web/contract/addresses.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Segments } from '../../ui/radios.tsx';
import { defineIsland } from '../island.ts';
import { type SpokenLanguage, useListening } from './use-listening.ts';

const isLanguage = (value: string): value is SpokenLanguage => value === 'en-IN' || value === 'hi-IN';

/** The language that the page's text names first: its own. */
const firstOf = ({ languages }: ListenText): SpokenLanguage =>
  Object.keys(languages).find(isLanguage) ?? 'en-IN';

/**
 * A search by a typed or spoken sentence. The answer is a page, so the form needs no script. Only some browsers can
 * listen; the styles reserve the space of that button, so that the page does not shift when it appears.
 */
function VoiceSearch({ text }: { readonly text: ListenText }) {
  const form = useRef<HTMLFormElement>(null);
  const [sentence, setSentence] = useState('');
  const [language, setLanguage] = useState(firstOf(text));
  const { canListen, listening, problem, listen, stop } = useListening({
    onWords(transcript, isFinal) {
      // The field must hold the sentence before the form is sent.
      flushSync(() => setSentence(transcript));
      if (isFinal && transcript !== '') form.current?.requestSubmit();
    },
  });
  return (
    <form ref={form} className="form voice" method="get" action={addresses.search}>
      {problem && <Alert>{text[problem]}</Alert>}
      <Field
        id="voice-q"
        name="q"
        type="search"
        label={text.label}
        placeholder={text.placeholder}
        value={sentence}
        onChange={(event) => setSentence(event.target.value)}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        required
        hint={listening ? text.listening : undefined}
      />
      <div className="row">
        <Button type="submit" icon="search">
          {text.search}
        </Button>
        {canListen && (
          <Button
            kind="quiet"
            icon="mic"
            aria-pressed={listening}
            onClick={() => (listening ? stop() : listen(language))}
          >
            {listening ? text.stop : text.speak}
          </Button>
        )}
      </div>
      {canListen && (
        <Segments
          label={text.language}
          name="language"
          value={language}
          options={Object.entries(text.languages).map(([value, label]) => ({ value, label }))}
          onChoose={(value) => isLanguage(value) && setLanguage(value)}
        />
      )}
    </form>
  );
}

export const island = defineIsland({ name: 'voice-search', start: 'idle', Component: VoiceSearch });
