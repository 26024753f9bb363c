import type { FieldProblems } from '../../../src/web/contract/field-problems.ts';
import { Field, FieldNote, Select } from '../../ui/Field.tsx';
import { Segments } from '../../ui/Radios.tsx';
import type { EnquiryProps } from './enquiry-props.ts';

export interface KindFieldsProps extends EnquiryProps {
  readonly problems: FieldProblems;
  readonly errorOf: (field: string) => string | undefined;
}

/** Any city may be written; the known ones are suggested. */
export const CityField = ({ id, text, choices, errorOf }: KindFieldsProps) => (
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

export const FranchiseFields = (props: KindFieldsProps) => (
  <>
    <CityField {...props} />
    <Select
      id={`${props.id}-investment`}
      name="investment"
      label={props.text.investment}
      options={props.choices.investments.map((value) => ({ value, label: value }))}
    />
  </>
);

export const CareerFields = ({ id, text, choices, errorOf }: KindFieldsProps) => (
  <>
    <Select
      id={`${id}-position`}
      name="position"
      label={text.position}
      placeholder={text.positionPlaceholder}
      options={[...choices.positions, text.otherPosition].map((value) => ({ value, label: value }))}
      required
      error={errorOf('position')}
    />
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

export const FeedbackFields = ({ id, text, errorOf }: KindFieldsProps) => (
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
      maxLength={20}
      autoComplete="off"
      error={errorOf('bookingId')}
    />
  </>
);

export const PartnerFields = ({ id, text, errorOf }: KindFieldsProps) => (
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
