import { z } from 'zod';
import { analyticsIdentity, peopleProperties } from '../../features/tracking/rules/analytics-event.ts';
import { phoneDigits } from '../../features/tracking/rules/customer.ts';
import { EVENT_NAMES } from '../../features/tracking/rules/event-names.ts';
import { conversionProperties, leadSourceOf } from '../../features/tracking/rules/record-conversion.ts';
import type { DeliveryTarget } from '../ledger/records.ts';
import type { Analytics } from './analytics.ts';

const moment = z.object({ name: z.enum(EVENT_NAMES), eventId: z.string().min(1), timeMs: z.int() });

/**
 * Sends the conversions that records owe under the identity of the number left with them, and says of that person where
 * it was left (spec section 7). Both may be repeated: an event counts once by its id, a property is set again.
 */
export const withPeople = (analytics: Analytics, rawPhone: boolean): DeliveryTarget => ({
  name: analytics.target.name,
  async deliver({ record, delivery }) {
    const owed = moment.safeParse(delivery.event);
    if (record === null || !owed.success) return analytics.target.deliver({ record, delivery });
    const mobileNumber = record.mobileNumber ?? undefined;
    const identity = { mobileNumber, sessionId: record.sessionId ?? record.id, rawPhone };
    const distinctId = await analyticsIdentity(identity);
    const properties = conversionProperties(record);
    const tracked = await analytics.track([{ ...owed.data, distinctId, properties }]);
    if (tracked.kind !== 'delivered' || phoneDigits(mobileNumber) === undefined) return tracked;
    return analytics.setPerson(distinctId, peopleProperties(leadSourceOf(record)));
  },
});
