import { Button } from '../../../../client/ui/Button.tsx';
import { ChatNotice } from '../../../../client/ui/ChatNotice.tsx';
import { Field, TextArea } from '../../../../client/ui/Field.tsx';
import { type FormFields, formFields } from '../../../../client/ui/form-fields.ts';
import { ChipRadios } from '../../../../client/ui/radios.tsx';
import { areaNames } from '../../../content/text/areas.ts';
import { ownBookingText } from '../../../content/text/own-booking.ts';
import { bookedServiceNames } from '../../../content/text/service-names.ts';
import { wayNames } from '../../../content/text/ways.ts';
import { endpoints } from '../../../web/contract/addresses.ts';
import type { ReturnedForm } from '../../../web/contract/returned-form.ts';
import {
  type BookingView,
  bookableServices,
  bookingAreas,
  bookingConfirmation,
  servicePreferences,
} from '../contract.ts';
import { FreeTimes } from './MoveVisit.tsx';

const text = ownBookingText.finishing;

interface FinishBookingProps {
  readonly booking: BookingView;
  /** The form as it returns, refused. */
  readonly returned: ReturnedForm | undefined;
  /** The sentence about our messages, while the chat is on. */
  readonly chatNotice: string | undefined;
  readonly times: Omit<Parameters<typeof FreeTimes>[0], 'anchor' | 'chosen'>;
}

/**
 * Asks for what a draft still lacks, in a plain form: it goes on in any browser that has the booking's link, also
 * without JavaScript.
 */
export function FinishBooking({ booking, times, returned, chatNotice }: FinishBookingProps) {
  const missing = new Set(booking.missing);
  const field = formFields(bookingConfirmation, { id: 'finish', ...returned });
  // A pickup or another area, once chosen here, needs an address too.
  const isOpen = missing.has('servicePreference') || missing.has('area');
  const mayNeedAddress = missing.has('address') || (isOpen && booking.address === undefined);
  const lacksTime = missing.has('date') || missing.has('timeSlot');
  return (
    <form className="form no-print" id="finish" method="post" action={endpoints.bookingConfirm(booking.id)}>
      <h2>{missing.size === 0 ? text.ready : text.title}</h2>
      <CarFields missing={missing} field={field} />
      <Choices missing={missing} field={field} />
      {mayNeedAddress && (
        <TextArea
          {...field('address')}
          label={text.address}
          hint={missing.has('address') ? undefined : text.addressHint}
          autoComplete="street-address"
          rows={2}
          required={missing.has('address')}
        />
      )}
      {lacksTime && <FreeTimes {...times} anchor="finish" chosen={returned?.values.slot} />}
      {missing.has('fullName') && (
        <Field {...field('fullName')} label={text.fullName} autoComplete="name" required />
      )}
      <ChatNotice text={chatNotice} />
      <Button type="submit" wide>
        {text.confirm}
      </Button>
    </form>
  );
}

interface PartProps {
  readonly missing: ReadonlySet<string>;
  readonly field: FormFields<typeof bookingConfirmation>;
}

const CarFields = ({ missing, field }: PartProps) =>
  (['manufacturer', 'model', 'fuelType'] as const)
    .filter((name) => missing.has(name))
    .map((name) => <Field key={name} {...field(name)} label={text.car[name]} required />);

const choices = {
  serviceType: () => bookableServices.map((id) => ({ value: id, label: bookedServiceNames[id] })),
  servicePreference: () => servicePreferences.map((way) => ({ value: way, label: wayNames[way] })),
  area: () => bookingAreas.map((area) => ({ value: area, label: areaNames[area] })),
} as const;

const Choices = ({ missing, field }: PartProps) =>
  (['serviceType', 'servicePreference', 'area'] as const)
    .filter((name) => missing.has(name))
    .map((name) => (
      <div className="field" key={name}>
        <b>{text.choose[name]}</b>
        <ChipRadios
          legend={text.choose[name]}
          name={name}
          defaultValue={field(name).defaultValue}
          required
          options={choices[name]()}
        />
      </div>
    ));
