import { areaNames } from '../../../src/content/text/areas.ts';
import {
  assistantChoices,
  assistantChoicesAt,
  assistantSays,
  assistantWaits,
} from '../../../src/content/text/assistant.ts';
import { bookedPrice } from '../../../src/content/text/booked-price.ts';
import { slotNames } from '../../../src/content/text/slots.ts';
import { wayNames } from '../../../src/content/text/ways.ts';
import type { Question } from '../../../src/features/assistant/rules/answers.ts';
import type { Choice } from '../../../src/features/assistant/rules/choices.ts';
import type { Step } from '../../../src/features/assistant/rules/conversation.ts';
import type { Entry, Message } from '../../../src/features/assistant/rules/transcript.ts';
import type { BookingAnswer } from '../../../src/features/bookings/contract.ts';
import type { BookingDraft } from '../../../src/features/bookings/rules/booking-record.ts';
import { chatLink } from '../../../src/values/chat-link.ts';
import { FULL_STOP, formatDay } from '../../../src/values/format.ts';
import { groupedMobileNumber, isMobileNumber } from '../../../src/values/mobile-number.ts';
import type { Paise } from '../../../src/values/money.ts';
import { formatMoney } from '../../../src/values/money.ts';
import { fuelName } from '../../../src/values/vehicle.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import type { AssistantProps } from './Assistant.island.tsx';

/** The text of a button: the dictionary's text or its own name, with its date or price where it has one. */
export function choiceText({ id, slot, date, price }: Choice, place: Question | Message): string {
  const name = slot ? slotNames[slot] : (assistantChoicesAt[place]?.[id] ?? assistantChoices[id] ?? id);
  if (date !== undefined) return `${formatDay(date)}, ${name}`;
  return price === undefined ? name : `${name}, ${formatMoney(price)}`;
}

/** The displayed name of the service that a booking holds by its id. */
export const bookedName = (id: string): string => assistantChoices[id] ?? id;

/** The service and the shown price that a press on a link into the business chat names. The server knows the service by its id. */
export const chatSubject = ({
  draft: { serviceType },
  price,
}: {
  readonly draft: BookingDraft;
  readonly price?: Paise | undefined;
}) => ({ service: serviceType, price: price === undefined ? undefined : bookedPrice(serviceType, price) });

/** The sentence of an assistant's message. The question for the time names the day; a booking may wait for our call. */
export const messageText = (entry: Entry, date: string | undefined, waits?: boolean): string => {
  if (entry.from === 'visitor') return '';
  if (entry.message === 'confirmed' && waits) return assistantWaits;
  const text = assistantSays[entry.message];
  return entry.message === 'ask_slot' && date !== undefined ? `${formatDay(date)}${FULL_STOP} ${text}` : text;
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
  address: 7,
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

export const carText = ({ manufacturer, model, carModel, fuelType }: BookingDraft): string | undefined =>
  (carModel ?? manufacturer) &&
  [carModel ?? manufacturer, model, fuelType && fuelName(fuelType)].filter(Boolean).join(' ');

interface ChatContent {
  readonly draft: BookingDraft;
  readonly price: Paise | undefined;
  readonly booking?: BookingAnswer | undefined;
}

/**
 * The link to the business chat, with the booking filled in but no name, mobile number or street address. The server
 * adds the link of a booking that it has.
 */
export function bookingChatLink(
  { chatNumber }: Pick<AssistantProps, 'chatNumber'>,
  { draft, price, booking }: ChatContent,
): string {
  if (booking) return endpoints.bookingChat(booking.id);
  const car = carText(draft);
  const { serviceType, date, timeSlot, servicePreference, area } = draft;
  return chatLink(chatNumber, {
    kind: 'booking',
    ...(serviceType ? { service: bookedName(serviceType) } : {}),
    ...(car ? { car } : {}),
    ...(date ? { date } : {}),
    ...(timeSlot ? { time: slotNames[timeSlot] } : {}),
    ...(servicePreference ? { preference: wayNames[servicePreference] } : {}),
    ...(area ? { area: areaNames[area] } : {}),
    ...(price === undefined ? {} : { price: bookedPrice(serviceType, price) }),
  });
}
