import { checkoutText as text } from '../../../src/content/text/checkout.ts';
import { OTHER_AREA } from '../../../src/features/bookings/rules/booking-record.ts';
import type { orderBody } from '../../../src/features/checkout/contract.ts';
import { ChatNotice } from '../../ui/ChatNotice.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import type { FormFields } from '../../ui/form-fields.ts';
import { MobileField } from '../../ui/MobileField.tsx';

export type OrderFields = FormFields<typeof orderBody>;

export interface VisitFieldsProps {
  /** The slugs of the served areas with their names. */
  readonly areas: readonly { readonly value: string; readonly label: string }[];
  readonly field: OrderFields;
  /** The sentence about our messages, while the chat is on. */
  readonly chatNotice: string | undefined;
}

/** The visitor's contact and the car's place. */
export const VisitFields = ({ areas, field, chatNotice }: VisitFieldsProps) => (
  <>
    <fieldset className="part">
      <legend className="h3">{text.who}</legend>
      <Field {...field('name')} label={text.name} autoComplete="name" />
      <MobileField {...field('mobileNumber')} hint={text.mobileHint} />
      <ChatNotice text={chatNotice} />
    </fieldset>
    <fieldset className="part">
      <legend className="h3">{text.where}</legend>
      <Field
        {...field('address')}
        label={text.address}
        hint={text.addressHint}
        autoComplete="address-line1"
      />
      <Select
        {...field('area')}
        label={text.area}
        placeholder={text.areaPlaceholder}
        options={[...areas, { value: OTHER_AREA, label: text.otherArea }]}
        required
      />
      <Field
        {...field('pinCode')}
        label={text.pinCode}
        hint={text.pinCodeHint}
        inputMode="numeric"
        autoComplete="postal-code"
      />
    </fieldset>
  </>
);
