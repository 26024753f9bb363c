import { z } from 'zod';
import { conversionEvent } from '../../features/tracking/rules/conversion-event.ts';
import { isConversionName } from '../../features/tracking/rules/event-names.ts';
import {
  type ConversionMoment,
  customerOf,
  detailsOf,
} from '../../features/tracking/rules/record-conversion.ts';
import type { DeliveryTarget } from '../ledger/records.ts';
import { storedBrowser } from './ad-event.ts';

const moment: z.ZodType<ConversionMoment> = z.object({
  name: z.string().refine(isConversionName),
  eventId: z.string().min(1),
  timeMs: z.int(),
  url: z.string(),
  browser: storedBrowser,
});

/**
 * Fills the conversions that records owe with their person, hashed, and sends them on; pure events pass as they are.
 * So no delivery holds a number or a name, and erasing a record erases the person from what is still owed.
 */
export const withRecordConversions = (
  target: DeliveryTarget,
  allowMissingPhone: boolean,
): DeliveryTarget => ({
  name: target.name,
  async deliver({ record, delivery }) {
    const owed = moment.safeParse(delivery.event);
    if (record === null || !owed.success) return target.deliver({ record, delivery });
    const input = { ...owed.data, customer: customerOf(record), details: detailsOf(record) };
    const made = await conversionEvent(input, allowMissingPhone);
    if (!made.ok) return { kind: 'skipped', detail: made.code };
    return target.deliver({ record, delivery: { ...delivery, event: made.value } });
  },
});
