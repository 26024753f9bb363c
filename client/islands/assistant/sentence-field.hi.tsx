import { type FormEvent, useState } from 'react';
import { sentenceText as text } from '../../../src/content/text/hi/assistant-sentence.ts';
import { saidAnswer } from '../../../src/features/assistant/contract.ts';
import { applySaid } from '../../../src/features/assistant/rules/apply-said.ts';
import { LONGEST_SENTENCE, type OtherService } from '../../../src/features/assistant/rules/sentence.ts';
import { addresses, endpoints } from '../../../src/web/contract/addresses.ts';
import { send } from '../../api/send.ts';
import { conversation } from '../../storage/conversation.ts';
import { Button, TextLink } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import type { sentenceField as none } from './sentence-field.tsx';
import type { useAssistant } from './use-assistant.ts';

/** The outcome of the last sentence. A service's id: the chat does not book what the sentence names. */
type Outcome = 'asked' | 'understood' | 'nothing' | 'failed' | OtherService;

/** The buttons still work, so the visitor waits no longer for an answer. */
const TIMEOUT_MS = 6000;

/** The field under the buttons of the open question; a question that has a field of its own needs no second one. */
export const sentenceField: typeof none = ({ question, choices, field }, id, isOpen, assistant) =>
  isOpen &&
  choices.length > 0 &&
  field === undefined && (
    <SentenceField key={`${question} sentence`} id={`${id}-sentence`} assistant={assistant} />
  );

interface SentenceFieldProps {
  readonly id: string;
  readonly assistant: ReturnType<typeof useAssistant>;
}

/**
 * A field for one sentence in place of several presses, in Hindi, Hinglish or English. The server understands it; where
 * it cannot be asked, the buttons above still work.
 */
function SentenceField({ id, assistant }: SentenceFieldProps) {
  const [sentence, setSentence] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const ask = async (): Promise<Outcome> => {
    if (sentence.trim() === '') return 'nothing';
    const answer = await send('POST', endpoints.assistantSentence, { sentence }, saidAnswer, TIMEOUT_MS);
    if (!answer.ok) return 'failed';
    const { answers, otherService } = answer.value;
    const next = applySaid(conversation.get(), answers, assistant.facts);
    if (next === undefined) return otherService ?? 'nothing';
    conversation.set(next);
    // A move stores the car for other pages, as every answer does.
    assistant.move({ type: 'resume' });
    setSentence('');
    return 'understood';
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (outcome === 'asked') return;
    setOutcome('asked');
    void ask().then(setOutcome);
  };
  return (
    <form className="chat-form" noValidate onSubmit={submit} aria-live="off">
      <Field
        id={id}
        label={text.label}
        value={sentence}
        onChange={({ target }) => {
          setSentence(target.value);
          setOutcome(undefined);
        }}
        hint={outcome === 'understood' ? text.understood : text.example}
        error={outcome === 'nothing' || outcome === 'failed' ? text.problems[outcome] : undefined}
        maxLength={LONGEST_SENTENCE}
        autoComplete="off"
        enterKeyHint="send"
      />
      <Button type="submit" kind="quiet" icon="send" busy={outcome === 'asked'}>
        {text.send}
      </Button>
      {isOther(outcome) && (
        <p className="small">
          {text.notHere(text.services[outcome])}{' '}
          <TextLink href={addresses.service(outcome)}>{text.open}</TextLink>
        </p>
      )}
    </form>
  );
}

const isOther = (outcome: Outcome | undefined): outcome is OtherService =>
  outcome !== undefined && outcome in text.services;
