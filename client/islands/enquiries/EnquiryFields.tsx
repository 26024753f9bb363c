import { fieldMessages } from '../../../src/content/text/en/messages.ts';
import type { FieldProblems } from '../../../src/web/contract/field-problems.ts';
import { Field, FieldNote, Select, TextArea } from '../../ui/Field.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import { Segments } from '../../ui/radios.tsx';
import type { EnquiryProps } from './Enquiry.island.tsx';

interface FieldsProps extends EnquiryProps {
  readonly problems: FieldProblems;
  readonly errorOf: (field: string) => string | undefined;
}

/** The fields of every enquiry, with those of its kind between them. */
export function EnquiryFields(props: Omit<FieldsProps, 'errorOf'>) {
  const { kind, text, id, problems } = props;
  const errorOf = (field: string) => {
    const code = problems[field];
    return code && fieldMessages[code];
  };
  const all = { ...props, errorOf };
  if (kind === 'opening') return <OpeningFields {...all} />;
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
      <MobileField id={`${id}-mobile`} required hint={text.mobileHint} error={errorOf('mobileNumber')} />
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

/** A text field that accepts any city and suggests the known ones. */
const CityField = ({ id, text, choices, errorOf }: FieldsProps) => (
  <>
    <Field
      id={`${id}-city`}
      name="city"
      label={text.city}
      hint={text.cityHint}
      list={`${id}-cities`}
      autoComplete="address-level2"
      maxLength={60}
      required
      error={errorOf('city')}
    />
    <datalist id={`${id}-cities`}>
      {choices.cities.map((city) => (
        <option key={city} value={city} />
      ))}
    </datalist>
  </>
);

/** A number, and the city unless the page names it. */
const OpeningFields = (props: FieldsProps) => (
  <>
    {props.city ? <input type="hidden" name="city" value={props.city} /> : <CityField {...props} />}
    <MobileField id={`${props.id}-mobile`} required error={props.errorOf('mobileNumber')} />
  </>
);

const FranchiseFields = (props: FieldsProps) => (
  <>
    <CityField {...props} />
    {props.choices.investments.length > 0 && (
      <Select
        id={`${props.id}-investment`}
        name="investment"
        label={props.text.investment}
        options={props.choices.investments.map((value) => ({ value, label: value }))}
      />
    )}
  </>
);

const CareerFields = ({ id, text, choices, errorOf }: FieldsProps) => (
  <>
    {choices.positions.length > 0 ? (
      <Select
        id={`${id}-position`}
        name="position"
        label={text.position}
        placeholder={text.positionPlaceholder}
        options={[...choices.positions, text.otherPosition].map((value) => ({ value, label: value }))}
        required
        error={errorOf('position')}
      />
    ) : (
      <Field
        id={`${id}-position`}
        name="position"
        label={text.position}
        maxLength={80}
        required
        error={errorOf('position')}
      />
    )}
    <Field
      id={`${id}-experience`}
      name="experienceYears"
      label={text.experience}
      labelNote={text.optional}
      inputMode="numeric"
      pattern="[0-9]{1,2}"
      maxLength={2}
      error={errorOf('experienceYears')}
    />
  </>
);

const RATINGS = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));

const FeedbackFields = ({ id, text, errorOf }: FieldsProps) => (
  <>
    <div className="field">
      <Segments label={text.rating} name="rating" options={RATINGS} stars required />
      <FieldNote id={`${id}-rating`} hint={text.ratingHint} error={errorOf('rating')} />
    </div>
    <Field
      id={`${id}-booking`}
      name="bookingId"
      label={text.bookingId}
      labelNote={text.optional}
      hint={text.bookingHint}
      autoComplete="off"
      error={errorOf('bookingId')}
    />
  </>
);

const PartnerFields = ({ id, text, errorOf }: FieldsProps) => (
  <Field
    id={`${id}-workshop`}
    name="workshopName"
    label={text.workshopName}
    autoComplete="organization"
    maxLength={120}
    required
    error={errorOf('workshopName')}
  />
);
