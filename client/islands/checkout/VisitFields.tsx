import { checkoutText as text } from '../../../src/content/text/en/checkout.ts';
import { fieldMessages } from '../../../src/content/text/en/messages.ts';
import { OTHER_AREA } from '../../../src/features/bookings/rules/booking-record.ts';
import { Field, Select } from '../../ui/Field.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import type { FieldErrors } from './checkout-state.ts';

export interface VisitFieldsProps {
  /** The slugs of the served areas with their names. */
  readonly areas: readonly { readonly value: string; readonly label: string }[];
  readonly errors: FieldErrors;
  /** Distinguishes two forms of one page. */
  readonly id: string;
  readonly mobileNumber?: string | undefined;
}

/** The visitor's contact and the car's place. */
export function VisitFields({ areas, errors, id, mobileNumber }: VisitFieldsProps) {
  const message = (field: string) => {
    const code = errors[field];
    return code && fieldMessages[code];
  };
  return (
    <>
      <fieldset className="part">
        <legend className="h3">{text.who}</legend>
        <Field
          id={`${id}-name`}
          name="name"
          label={text.name}
          error={message('name')}
          autoComplete="name"
          maxLength={80}
          required
        />
        <MobileField
          id={`${id}-mobile`}
          hint={text.mobileHint}
          error={message('mobileNumber')}
          defaultValue={mobileNumber}
          required
        />
      </fieldset>
      <fieldset className="part">
        <legend className="h3">{text.where}</legend>
        <Field
          id={`${id}-address`}
          name="address"
          label={text.address}
          hint={text.addressHint}
          error={message('address')}
          autoComplete="address-line1"
          maxLength={255}
          required
        />
        <Select
          id={`${id}-area`}
          name="area"
          label={text.area}
          error={message('area')}
          placeholder={text.areaPlaceholder}
          options={[...areas, { value: OTHER_AREA, label: text.otherArea }]}
          required
        />
        <Field
          id={`${id}-pin`}
          name="pinCode"
          label={text.pinCode}
          hint={text.pinCodeHint}
          error={message('pinCode')}
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </fieldset>
    </>
  );
}
