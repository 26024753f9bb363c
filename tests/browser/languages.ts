import { bookingText as bookingHindi } from '../../src/content/hi/text/booking.ts';
import { carSearchText as searchHindi } from '../../src/content/hi/text/car-search.ts';
import { fieldMessages as messagesHindi } from '../../src/content/hi/text/messages.ts';
import { nextStepText as nextStepHindi } from '../../src/content/hi/text/next-step.ts';
import { pickerText as pickerHindi } from '../../src/content/hi/text/picker.ts';
import { uiText as uiHindi } from '../../src/content/hi/text/ui.ts';
import { bookingText } from '../../src/content/text/booking.ts';
import { carSearchText } from '../../src/content/text/car-search.ts';
import { fieldMessages } from '../../src/content/text/messages.ts';
import { nextStepText } from '../../src/content/text/next-step.ts';
import { pickerText } from '../../src/content/text/picker.ts';
import { uiText } from '../../src/content/text/ui.ts';

/** Book Now in both languages: its pages, and the words that a visitor reads on the way. */
export const languages = [
  {
    language: 'English',
    home: '/',
    book: '/book',
    thanks: /\/thank-you/,
    bookNow: pickerText.bookNow,
    form: bookingText,
    mobile: uiText.mobileNumber,
    invalid: fieldMessages.mobile_invalid,
    search: carSearchText,
    next: nextStepText,
  },
  {
    language: 'Hindi',
    home: '/hi',
    book: '/hi/book',
    thanks: /\/hi\/thank-you/,
    bookNow: pickerHindi.bookNow,
    form: bookingHindi,
    mobile: uiHindi.mobileNumber,
    invalid: messagesHindi.mobile_invalid,
    search: searchHindi,
    next: nextStepHindi,
  },
] as const;
