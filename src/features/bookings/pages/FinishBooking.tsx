import { Button } from '../../../../client/ui/Button.tsx';
import { Field, TextArea } from '../../../../client/ui/Field.tsx';
import { ChipRadios } from '../../../../client/ui/radios.tsx';
import { areaNames } from '../../../content/text/en/areas.ts';
import { ownBookingText } from '../../../content/text/en/own-booking.ts';
import { bookedServiceNames } from '../../../content/text/en/service-names.ts';
import { wayNames } from '../../../content/text/en/ways.ts';
import { endpoints } from '../../../web/contract/addresses.ts';
import {
  type BookingView,
  bookableServices,
  bookingAreas,
  fieldLengths,
  servicePreferences,
} from '../contract.ts';
import { FreeTimes } from './MoveVisit.tsx';

const text = ownBookingText.finishing;

interface FinishBookingProps {
  readonly booking: BookingView;
  readonly times: Omit<Parameters<typeof FreeTimes>[0], 'anchor'>;
}

/**
 * Asks for what a draft still lacks, in a plain form: it goes on in any browser that has the booking's link, also
 * without JavaScript.
 */
export function FinishBooking({ booking, times }: FinishBookingProps) {
  const missing = new Set(booking.missing);
  // A pickup or another area, once chosen here, needs an address too.
  const isOpen = missing.has('servicePreference') || missing.has('area');
  const mayNeedAddress = missing.has('address') || (isOpen && booking.address === undefined);
  const lacksTime = missing.has('date') || missing.has('timeSlot');
  return (
    <form className="form no-print" id="finish" method="post" action={endpoints.bookingConfirm(booking.id)}>
      <h2>{missing.size === 0 ? text.ready : text.title}</h2>
      <CarFields missing={missing} />
      <Choices missing={missing} />
      {mayNeedAddress && (
        <TextArea
          id="finish-address"
          name="address"
          label={text.address}
          hint={missing.has('address') ? undefined : text.addressHint}
          autoComplete="street-address"
          maxLength={fieldLengths.address}
          rows={2}
          required={missing.has('address')}
        />
      )}
      {lacksTime && <FreeTimes {...times} anchor="finish" />}
      {missing.has('fullName') && (
        <Field
          id="finish-name"
          name="fullName"
          label={text.fullName}
          autoComplete="name"
          maxLength={fieldLengths.fullName}
          required
        />
      )}
      <Button type="submit" wide>
        {text.confirm}
      </Button>
    </form>
  );
}

type Missing = { readonly missing: ReadonlySet<string> };

const CarFields = ({ missing }: Missing) =>
  (['manufacturer', 'model', 'fuelType'] as const)
    .filter((field) => missing.has(field))
    .map((field) => (
      <Field
        key={field}
        id={`finish-${field}`}
        name={field}
        label={text.car[field]}
        maxLength={fieldLengths[field]}
        required
      />
    ));

const choices = {
  serviceType: () => bookableServices.map((id) => ({ value: id, label: bookedServiceNames[id] })),
  servicePreference: () => servicePreferences.map((way) => ({ value: way, label: wayNames[way] })),
  area: () => bookingAreas.map((area) => ({ value: area, label: areaNames[area] })),
} as const;

const Choices = ({ missing }: Missing) =>
  (['serviceType', 'servicePreference', 'area'] as const)
    .filter((field) => missing.has(field))
    .map((field) => (
      <div className="field" key={field}>
        <b>{text.choose[field]}</b>
        <ChipRadios legend={text.choose[field]} name={field} required options={choices[field]()} />
      </div>
    ));
