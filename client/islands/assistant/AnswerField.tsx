import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { assistantProblems, assistantText } from '../../../src/content/text/assistant.ts';
import type { MoveProblem } from '../../../src/features/assistant/rules/converse.ts';
import type { FieldKind } from '../../../src/features/assistant/rules/transcript.ts';
import { BOOKING_WINDOW_DAYS } from '../../../src/features/slots/rules/slot.ts';
import { addDays, indiaDate } from '../../../src/values/india-time.ts';
import { mobileFieldText } from '../../../src/values/mobile-number.ts';
import { readSpamTraps } from '../../api/bot-checks.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, TextArea } from '../../ui/Field.tsx';
import { MobileField } from '../../ui/MobileField.tsx';

interface AnswerFieldProps {
  readonly kind: FieldKind;
  readonly id: string;
  readonly initial: string;
  readonly problem: MoveProblem | undefined;
  readonly isOpen: boolean;
  readonly onAnswer: (text: string) => void;
}

/** The field for a written answer: a name, a mobile number, an address or a date. */
export function AnswerField({ kind, id, initial, problem, isOpen, onAnswer }: AnswerFieldProps) {
  const [text, setText] = useState(initial);
  const [isEdited, setEdited] = useState(false);
  const type = (typed: string) => {
    setText(kind === 'mobile' ? mobileFieldText(typed, text) : typed);
    setEdited(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The answer removes this field with its spam trap from the page.
    readSpamTraps();
    setEdited(false);
    onAnswer(text);
  };
  const field = {
    // A reload finds the text by the id, and never in the field of another question.
    id: `${id}-${kind}`,
    value: text,
    onChange: (event: { target: { value: string } }) => type(event.target.value),
    error: problem && !isEdited ? assistantProblems[problem] : undefined,
  };
  return (
    <form
      className="chat-form"
      noValidate
      onSubmit={submit}
      aria-live="off"
      data-controls={isOpen ? 'open' : 'edit'}
    >
      {kind === 'mobile' ? (
        <MobileField {...field} />
      ) : kind === 'address' ? (
        <TextArea
          {...field}
          label={assistantText.fields.address}
          rows={1}
          autoComplete="street-address"
          enterKeyHint="send"
          onKeyDown={sendByEnter}
        />
      ) : (
        <Field {...field} {...attributesOf(kind)} label={assistantText.fields[kind]} />
      )}
      <Button type="submit" icon="send">
        {assistantText.send}
      </Button>
    </form>
  );
}

/** An address grows over several lines and is still one answer. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function attributesOf(kind: 'text' | 'date' | 'name') {
  if (kind === 'text') return { type: 'text', enterKeyHint: 'send' } as const;
  if (kind === 'name') return { type: 'text', autoComplete: 'name', enterKeyHint: 'send' } as const;
  const today = indiaDate(new Date());
  return { type: 'date', min: today, max: addDays(today, BOOKING_WINDOW_DAYS) } as const;
}
