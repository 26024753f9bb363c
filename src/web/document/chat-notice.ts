import { chatNoticeText } from '../../content/text/chat-notice.ts';
import type { PageServices } from '../../services/page-services.ts';

/** The sentence about our messages, for the forms of a booking or an order; undefined while none leave by themselves. */
export const chatNoticeOf = ({ chatWrites }: Pick<PageServices, 'chatWrites'>): string | undefined =>
  chatWrites ? chatNoticeText : undefined;
