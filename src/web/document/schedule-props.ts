import type { ScheduleProps } from '../../../client/islands/service-requests/Schedule.island.tsx';
import { chatLink } from '../../values/chat-link.ts';
import { indiaDate } from '../../values/india-time.ts';
import type { PageContext } from '../pages/page-entry.ts';

/** The props of the service-request form, in its dialog and on its page. */
export const scheduleProps = (
  { brand, formKey, now }: Pick<PageContext, 'brand' | 'formKey' | 'now'>,
  id: string,
): ScheduleProps => ({
  formKey,
  id,
  today: indiaDate(now),
  chatUrl: chatLink(brand.chatNumber, { kind: 'book_now' }),
});
