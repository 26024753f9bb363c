import { assistantText } from '../../../src/content/text/en/assistant.ts';
import { type BookingDraft, OTHER_AREA } from '../../../src/features/bookings/rules/booking-record.ts';
import type { Paise } from '../../../src/values/money.ts';
import type { BodyType } from '../../../src/values/vehicle.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';

interface ChatSummaryProps {
  readonly draft: BookingDraft;
  readonly price: Paise | undefined;
  readonly bodyType: BodyType | undefined;
}

/** The car and its price, pinned below from the moment on that there is a car. */
export function ChatSummary({ draft, price, bodyType }: ChatSummaryProps) {
  const { manufacturer, model, fuelType, area, address, serviceType } = draft;
  if (manufacturer === undefined) return null;
  const car = [model ?? manufacturer, fuelType?.toLowerCase()].filter(Boolean).join(' ');
  const place = area === OTHER_AREA ? address : area;
  return (
    <div className="chat-sum">
      <Picture name={`car-${bodyType ?? 'hatchback'}`} className={bodyType ? undefined : 'unknown'} />
      <div>
        <b>{serviceType ?? assistantText.yourCar}</b>
        <span className="small">{[car, place].filter(Boolean).join(', ')}</span>
      </div>
      {price !== undefined && <Price amount={price} />}
    </div>
  );
}
