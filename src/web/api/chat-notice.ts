import type { PageServices } from '../../services/page-services.ts';

/** The record's field for a form that told of our messages. A form sent after the chat was switched off gets none. */
export const noticeField = (
  { chatWrites }: Pick<PageServices, 'chatWrites'>,
  chatNotice: 'shown' | undefined,
) => (chatWrites && chatNotice === 'shown' ? { chatNotice: true as const } : undefined);
