import { nextStepText as text } from '../../../src/content/text/next-step.ts';
import { fieldLengths } from '../../../src/features/bookings/rules/booking-record.ts';
import type { NextStep } from '../../../src/features/leads/contract.ts';
import { TextLink } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { Segments } from '../../ui/radios.tsx';

export type Way = 'bring' | 'collect';

export type Offer = NonNullable<NextStep['offer']>;

interface WayFieldsProps {
  readonly offer: Offer;
  readonly way: Way;
  readonly address: string;
  readonly onWay: (way: Way) => void;
  readonly onAddress: (address: string) => void;
}

/** Asks how the car comes to the workshop. A pickup needs an address; for the other way it shows the workshop's. */
export const WayFields = ({ offer, way, address, onWay, onAddress }: WayFieldsProps) => (
  <>
    {offer.canCollect && (
      <Segments
        label={text.how}
        name="next-step-way"
        value={way}
        onChoose={(value) => onWay(value === 'collect' ? 'collect' : 'bring')}
        options={[
          { value: 'bring', label: text.bring },
          { value: 'collect', label: text.collect },
        ]}
      />
    )}
    {way === 'collect' ? (
      <TextArea
        id="next-step-address"
        label={text.address}
        hint={text.addressHint}
        autoComplete="street-address"
        maxLength={fieldLengths.address}
        rows={2}
        value={address}
        onChange={(event) => onAddress(event.target.value)}
      />
    ) : (
      <p className="small">
        {offer.place.name}, {offer.place.address}
        <br />
        <TextLink href={offer.place.mapUrl} target="_blank" rel="noopener">
          {text.directions}
        </TextLink>
      </p>
    )}
  </>
);
