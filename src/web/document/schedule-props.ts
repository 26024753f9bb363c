import type { ScheduleProps } from '../../../client/islands/service-requests/Schedule.island.tsx';
import { firstBookableDay } from '../../features/slots/contract.ts';
import { indiaDate } from '../../values/india-time.ts';
import type { PageContext } from '../pages/page-entry.ts';
import { bookNowLink } from './book-now-message.ts';

/** The props of the service-request form in its dialog, which exists beside the Book Now dialog and only with JavaScript. */
export const dialogProps = ({ now }: Pick<PageContext, 'now'>, id: string): ScheduleProps => ({
  id,
  today: indiaDate(now),
});

/** The props of the form on its own page. */
export const pageProps = (
  { brand, city, formKey, now }: Pick<PageContext, 'brand' | 'city' | 'formKey' | 'now'>,
  id: string,
): ScheduleProps => ({
  ...dialogProps({ now }, id),
  first: firstBookableDay(now),
  formKey,
  chatUrl: bookNowLink(brand, city),
});
