import { Button } from '../../../../client/ui/Button.tsx';
import { Field, Select } from '../../../../client/ui/Field.tsx';
import { adminMessagesText as text } from '../../../content/text/admin-messages.ts';
import { messageLabels } from '../../../content/text/admin-reach.ts';
import { messageLanguages } from '../../../content/text/customer-messages.ts';
import type { TypedValues } from '../../admin/index.ts';
import { messageEndpoints } from '../contract.ts';
import { NOTICE_KINDS } from '../rules/message-kinds.ts';

const kinds = NOTICE_KINDS.map((kind) => ({ value: kind, label: text.kindOf[kind] }));
const languages = messageLanguages.map((language) => ({
  value: language,
  label: messageLabels.languages[language],
}));

interface TestFormProps {
  readonly typed: TypedValues;
}

/** Sends a message with sample values to a number that the operator types. */
export const TestForm = ({ typed }: TestFormProps) => (
  <form className="card form align-start" method="post" action={messageEndpoints.test}>
    <h2>{text.test}</h2>
    <p className="small">{text.testText}</p>
    <Select id="kind" name="kind" label={text.message} options={kinds} defaultValue={typed?.kind} />
    <Select
      id="language"
      name="language"
      label={text.language}
      options={languages}
      defaultValue={typed?.language}
    />
    <Field
      id="mobileNumber"
      name="mobileNumber"
      type="tel"
      label={text.number}
      autoComplete="tel"
      defaultValue={typed?.mobileNumber}
      required
    />
    <Button type="submit" icon="send">
      {text.send}
    </Button>
  </form>
);
