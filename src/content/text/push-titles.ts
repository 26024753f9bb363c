import type { PushMessage } from '../../features/push/rules/push-kinds.ts';

/** A locked phone shows the kind alone, in these words. The service worker of the operators carries them. */
export const pushTitles: Readonly<Record<PushMessage['kind'], string>> = {
  emergency: 'Help at once: nobody has taken it',
  new: 'New request',
  unanswered: 'Nobody has called for five minutes',
  booked: 'New booking or order',
  cancelled: 'A customer cancelled',
  moved: 'A customer chose another time',
  answered: 'A customer answered about a part',
  wrote: 'A customer wrote in the chat',
  low_review: 'A review of one or two stars',
  test: 'Notifications work on this device',
};
