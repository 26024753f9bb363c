import { fieldMessages } from '../../../src/content/text/en/messages.ts';
import type { FieldProblems } from '../../../src/web/contract/field-problems.ts';
import { Field, TextArea } from '../../ui/Field.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import type { EnquiryProps } from './enquiry-props.ts';
import { CareerFields, CityField, FeedbackFields, FranchiseFields, PartnerFields } from './KindFields.tsx';

/** What every enquiry asks, around what its kind asks. */
export function EnquiryFields(props: EnquiryProps & { readonly problems: FieldProblems }) {
  const { kind, text, id, problems } = props;
  const errorOf = (field: string) => {
    const code = problems[field];
    return code && fieldMessages[code];
  };
  const all = { ...props, errorOf };
  return (
    <>
      {kind === 'feedback' && <FeedbackFields {...all} />}
      {kind === 'partner' && <PartnerFields {...all} />}
      <Field
        id={`${id}-name`}
        name="name"
        label={text.name}
        autoComplete="name"
        maxLength={80}
        required
        error={errorOf('name')}
      />
      <MobileField
        id={`${id}-mobile`}
        pattern="[6-9][0-9]{9}"
        required
        hint={text.mobileHint}
        error={errorOf('mobileNumber')}
      />
      {kind === 'career' && <CareerFields {...all} />}
      {kind === 'franchise' && <FranchiseFields {...all} />}
      {kind === 'partner' && <CityField {...all} />}
      {kind === 'contact' && (
        <Field
          id={`${id}-email`}
          name="email"
          type="email"
          label={text.email}
          labelNote={text.optional}
          autoComplete="email"
          maxLength={254}
          error={errorOf('email')}
        />
      )}
      <TextArea
        id={`${id}-message`}
        name="message"
        label={text.message[kind]}
        labelNote={kind === 'contact' ? undefined : text.optional}
        maxLength={1000}
        required={kind === 'contact'}
        error={errorOf('message')}
      />
    </>
  );
}
