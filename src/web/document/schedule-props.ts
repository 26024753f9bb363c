import type { ScheduleProps } from '../../../client/islands/service-requests/Schedule.island.tsx';
import { indiaDate } from '../../values/india-time.ts';
import type { PageContext } from '../pages/page-entry.ts';
import { bookNowLink } from './book-now-message.ts';
import type { LeadSubject } from './metadata.ts';

/** The props of the service-request form, in its dialog and on its page. */
export const scheduleProps = (
  { brand, city, formKey, now }: Pick<PageContext, 'brand' | 'city' | 'formKey' | 'now'>,
  id: string,
  about?: LeadSubject,
): ScheduleProps => ({
  formKey,
  id,
  today: indiaDate(now),
  chatUrl: bookNowLink(brand, city, { service: about?.serviceInterest, city: about?.location }),
});
