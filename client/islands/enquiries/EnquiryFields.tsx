import type { enquiryForms } from '../../../src/features/enquiries/contract.ts';
import { Field, FieldNote, Select, TextArea } from '../../ui/Field.tsx';
import type { FormFields } from '../../ui/form-fields.ts';
import { MobileField } from '../../ui/MobileField.tsx';
import { Segments } from '../../ui/radios.tsx';
import type { EnquiryProps } from './Enquiry.island.tsx';

interface FieldsProps extends EnquiryProps {
  readonly field: FormFields<(typeof enquiryForms)[EnquiryProps['kind']]>;
}

/** The fields of every enquiry, with those of its kind between them. */
export function EnquiryFields(props: FieldsProps) {
  const { kind, text, field } = props;
  if (kind === 'opening') return <OpeningFields {...props} />;
  return (
    <>
      {kind === 'feedback' && <FeedbackFields {...props} />}
      {kind === 'partner' && <PartnerFields {...props} />}
      <Field {...field('name')} label={text.name} autoComplete="name" />
      <MobileField {...field('mobileNumber')} hint={text.mobileHint} />
      {kind === 'career' && <CareerFields {...props} />}
      {kind === 'franchise' && <FranchiseFields {...props} />}
      {kind === 'partner' && <CityField {...props} />}
      {kind === 'contact' && (
        <Field
          {...field('email')}
          type="email"
          label={text.email}
          labelNote={text.optional}
          autoComplete="email"
        />
      )}
      <TextArea
        {...field('message')}
        label={text.message[kind]}
        labelNote={kind === 'contact' ? undefined : text.optional}
      />
    </>
  );
}

/** A text field that accepts any city and suggests the known ones. */
const CityField = ({ id, text, choices, field }: FieldsProps) => (
  <>
    <Field
      {...field('city')}
      label={text.city}
      hint={text.cityHint}
      list={`${id}-cities`}
      autoComplete="address-level2"
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
    <MobileField {...props.field('mobileNumber')} />
  </>
);

const FranchiseFields = (props: FieldsProps) => (
  <>
    <CityField {...props} />
    {props.choices.investments.length > 0 && (
      <Select
        {...props.field('investment')}
        label={props.text.investment}
        labelNote={props.text.optional}
        placeholder={props.text.investmentPlaceholder}
        options={props.choices.investments.map((value) => ({ value, label: value }))}
      />
    )}
  </>
);

const CareerFields = ({ text, choices, field }: FieldsProps) => (
  <>
    {choices.positions.length > 0 ? (
      <Select
        {...field('position')}
        label={text.position}
        placeholder={text.positionPlaceholder}
        options={[...choices.positions, text.otherPosition].map((value) => ({ value, label: value }))}
      />
    ) : (
      <Field {...field('position')} label={text.position} />
    )}
    <Field
      {...field('experienceYears')}
      label={text.experience}
      labelNote={text.optional}
      pattern="[0-9]{1,2}"
      maxLength={2}
    />
  </>
);

const RATINGS = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));

function FeedbackFields({ text, field }: FieldsProps) {
  const { id, name, required, defaultValue, error } = field('rating');
  return (
    <>
      <div className="field">
        <Segments
          label={text.rating}
          name={name}
          options={RATINGS}
          stars
          required={required}
          defaultValue={defaultValue}
        />
        <FieldNote id={id} hint={text.ratingHint} error={error} />
      </div>
      <Field
        {...field('bookingId')}
        label={text.bookingId}
        labelNote={text.optional}
        hint={text.bookingHint}
        autoComplete="off"
      />
    </>
  );
}

const PartnerFields = ({ text, field }: FieldsProps) => (
  <Field {...field('workshopName')} label={text.workshopName} autoComplete="organization" />
);
