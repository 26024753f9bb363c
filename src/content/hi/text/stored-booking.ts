import type { storedBookingText as english } from '../../text/stored-booking.ts';
import type { Translation } from '../../translation.ts';

/** Shown in Hindi on a later visit, after a booking that was confirmed offline was sent. */
export const storedBookingText: Translation<typeof english> = {
  confirmed: 'आपकी बुकिंग कन्फ़र्म है',
  confirmedText: 'यह अब हम तक पहुँच गई है। देखें',
  timeTaken: 'आपका समय अब खाली नहीं है',
  timeTakenText: 'आपकी बुकिंग हमारे पास है, हम कॉल करेंगे। देखें',
};
