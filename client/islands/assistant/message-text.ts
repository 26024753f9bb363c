import {
  assistantChoices,
  assistantChoicesAt,
  assistantSays,
} from '../../../src/content/text/en/assistant.ts';
import type { Question } from '../../../src/features/assistant/rules/answers.ts';
import type { Choice } from '../../../src/features/assistant/rules/choices.ts';
import type { Step } from '../../../src/features/assistant/rules/conversation.ts';
import type { Entry, Message } from '../../../src/features/assistant/rules/transcript.ts';
import type { BookingAnswer } from '../../../src/features/bookings/contract.ts';
import type { BookingDraft } from '../../../src/features/bookings/rules/booking-record.ts';
import { chatLink } from '../../../src/values/chat-link.ts';
import { formatDay } from '../../../src/values/format.ts';
import { groupedMobileNumber, isMobileNumber } from '../../../src/values/mobile-number.ts';
import type { Paise } from '../../../src/values/money.ts';
import { formatMoney } from '../../../src/values/money.ts';
import { addresses } from '../../../src/web/contract/addresses.ts';
import type { AssistantProps } from './Assistant.island.tsx';

/** The text of a button: its own label or the dictionary's text, with its date or price where it has one. */
export function choiceText({ id, label, date, price }: Choice, place: Question | Message): string {
  const name = label ?? assistantChoicesAt[place]?.[id] ?? assistantChoices[id] ?? id;
  if (date !== undefined) return `${formatDay(date)}, ${name}`;
  return price === undefined ? name : `${name}, ${formatMoney(price)}`;
}

/** The sentence of an assistant's message. The question for the time names the day. */
export const messageText = (entry: Entry, date: string | undefined): string => {
  if (entry.from === 'visitor') return '';
  const text = assistantSays[entry.message];
  return entry.message === 'ask_slot' && date !== undefined ? `${formatDay(date)}. ${text}` : text;
};

export function answerText({ question, choice, text }: Extract<Entry, { from: 'visitor' }>): string {
  if (choice) return choiceText(choice, question);
  const written = text ?? '';
  if (question === 'mobileNumber' && isMobileNumber(written)) return groupedMobileNumber(written);
  return question === 'date' && written !== '' ? formatDay(written) : written;
}

const steps: Readonly<Record<Step, number | undefined>> = {
  manufacturer: 1,
  model: 2,
  fuelType: 3,
  location: 4,
  otherCity: 4,
  area: 5,
  serviceType: 6,
  servicePreference: 7,
  date: 8,
  timeSlot: 9,
  mobileNumber: 10,
  fullName: 10,
  summary: 11,
  confirmed: 12,
  support: undefined,
  technical_error: undefined,
};

/** The number of a step among the twelve that the header counts; undefined for support and errors. */
export const stepNumber = (step: Step): number | undefined => steps[step];

export const carText = ({ manufacturer, model, fuelType }: BookingDraft): string | undefined =>
  manufacturer && [manufacturer, model, fuelType?.toLowerCase()].filter(Boolean).join(' ');

interface ChatContent {
  readonly draft: BookingDraft;
  readonly price: Paise | undefined;
  readonly booking?: BookingAnswer | undefined;
}

/** The link to the business chat, with the booking filled in but no name, mobile number or street address. */
export function bookingChatLink(
  { chatNumber }: Pick<AssistantProps, 'chatNumber'>,
  { draft, price, booking }: ChatContent,
): string {
  const car = carText(draft);
  const { serviceType, date, timeSlot, servicePreference, area } = draft;
  return chatLink(chatNumber, {
    kind: 'booking',
    ...(booking
      ? {
          bookingId: booking.bookingId,
          link: `${location.origin}${addresses.ownBooking(booking.id, booking.token)}`,
        }
      : {}),
    ...(serviceType ? { service: serviceType } : {}),
    ...(car ? { car } : {}),
    ...(date ? { date } : {}),
    ...(timeSlot ? { timeSlot } : {}),
    ...(servicePreference ? { preference: servicePreference } : {}),
    ...(area ? { area } : {}),
    ...(price === undefined ? {} : { price }),
  });
}
