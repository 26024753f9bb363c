import { type FormEvent, useState } from 'react';
import { sentenceText as text } from '../../../../src/content/hi/text/assistant-sentence.ts';
import { saidAnswer } from '../../../../src/features/assistant/contract.ts';
import { applySaid } from '../../../../src/features/assistant/rules/apply-said.ts';
import { LONGEST_SENTENCE, type Said } from '../../../../src/features/assistant/rules/sentence.ts';
import type { NamedModel } from '../../../../src/features/pricing/contract.ts';
import {
  addresses,
  endpoints,
  type ServiceSlug,
  serviceSlugs,
} from '../../../../src/web/contract/addresses.ts';
import { send } from '../../../api/send.ts';
import { conversation } from '../../../storage/conversation.ts';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import type { sentenceField as none } from '../../assistant/sentence-field.tsx';
import type { useAssistant } from '../../assistant/use-assistant.ts';

/** The outcome of the last sentence. A service's id: the chat does not book what the sentence names. */
type Outcome = 'asked' | 'understood' | 'near' | 'nothing' | 'failed' | ServiceSlug;

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
  const [near, setNear] = useState<readonly NamedModel[]>([]);
  const ask = async (): Promise<Outcome> => {
    if (sentence.trim() === '') return 'nothing';
    const answer = await send('POST', endpoints.assistantSentence, { sentence }, saidAnswer, TIMEOUT_MS);
    if (!answer.ok) return 'failed';
    const { answers, nearCars = [], otherService } = answer.value;
    setNear(nearCars);
    const isTaken = take(answers);
    if (nearCars.length > 0) return 'near';
    return isTaken ? 'understood' : (otherService ?? 'nothing');
  };
  const take = (answers: Said['answers']): boolean => {
    const next = applySaid(conversation.get(), answers, assistant.facts);
    if (next === undefined) return false;
    conversation.set(next);
    // A move stores the car for other pages, as every answer does.
    assistant.move({ type: 'resume' });
    setSentence('');
    return true;
  };
  const choose = ({ manufacturer, model }: NamedModel) => {
    take({ manufacturer: { choice: manufacturer }, model: { choice: model } });
    setNear([]);
    setOutcome('understood');
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
          setNear([]);
        }}
        hint={hintOf(outcome)}
        error={outcome === 'nothing' || outcome === 'failed' ? text.problems[outcome] : undefined}
        maxLength={LONGEST_SENTENCE}
        autoComplete="off"
        enterKeyHint="send"
      />
      <Button type="submit" kind="quiet" icon="send" busy={outcome === 'asked'}>
        {text.send}
      </Button>
      {near.length > 0 && (
        <div className="choices">
          {near.map((car) => (
            <Button key={`${car.manufacturer} ${car.model}`} kind="quiet" short onClick={() => choose(car)}>
              {car.manufacturer} {car.model}
            </Button>
          ))}
        </div>
      )}
      {isOther(outcome) && (
        <p className="small">
          {text.notHere} <TextLink href={addresses.service(outcome)}>{text.open}</TextLink>
        </p>
      )}
    </form>
  );
}

const isOther = (outcome: Outcome | undefined): outcome is ServiceSlug =>
  serviceSlugs.some((id) => id === outcome);

const hintOf = (outcome: Outcome | undefined): string => {
  if (outcome === 'near') return text.near;
  return outcome === 'understood' ? text.understood : text.example;
};
