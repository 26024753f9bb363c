import type { SlotId } from '../../features/slots/contract.ts';
import { formatDay as englishDay } from '../../values/format.ts';
import { formatDay as hindiDay } from '../../values/hi/format.ts';
import { serviceNames as hindiServiceNames } from '../hi/text/service-names.ts';
import { slotNames as hindiSlotNames } from '../hi/text/slots.ts';
import { serviceNames } from './service-names.ts';
import { slotNames } from './slots.ts';

/** Facts that a message can name; never a mobile number or a street address. */
export interface MessageFacts {
  readonly brand: string;
  /** First name; empty where the customer gave none. */
  readonly name: string;
  /** "CAR123" or "PH-1A2B3C4D"; empty for a lead. */
  readonly number: string;
  /** "Express Service", or the language's words for any service. */
  readonly service: string;
  /** "Sunday, 22 November, 9-11 AM" in the message's language; empty without a time. */
  readonly when: string;
  readonly mechanic: string;
  /** "₹2,999"; empty while nothing is due. */
  readonly due: string;
}

/** The ready texts that the operator sends, in the order in which a day needs them. */
export const messageKinds = ['confirm', 'on_way', 'ready', 'review', 'missed'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const messageLanguages = ['en', 'hi'] as const;
export type MessageLanguage = (typeof messageLanguages)[number];

type Message = (facts: MessageFacts) => string;

const lines = (...parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' ');

const english: Readonly<Record<MessageKind, Message>> = {
  confirm: ({ brand, name, number, service, when }) =>
    lines(
      `Hello${name && ` ${name}`}, this is ${brand}.`,
      number && `Your booking ${number} for ${service} is confirmed${when && `: ${when}`}.`,
      !number && `You asked us about ${service}. When may we call you?`,
      number && 'Please open your booking page when the mechanic arrives: it has your start code.',
    ),
  on_way: ({ brand, name, mechanic, number }) =>
    lines(
      `Hello${name && ` ${name}`}, this is ${brand}.`,
      `${mechanic || 'Our mechanic'} is on the way to you${number && ` (${number})`}.`,
      'Please keep the start code from your booking page handy.',
    ),
  ready: ({ brand, name, number, due }) =>
    lines(
      `Hello${name && ` ${name}`}, this is ${brand}.`,
      `Your car is ready${number && ` (${number})`}.`,
      due && `Amount to pay: ${due}, by cash, UPI or card.`,
    ),
  review: ({ brand, name }) =>
    lines(
      `Hello${name && ` ${name}`}, thank you for choosing ${brand}.`,
      'How was the service? Please rate it on your booking page.',
    ),
  missed: ({ brand, name, number, service }) =>
    lines(
      `Hello${name && ` ${name}`}, this is ${brand}. We called you about ${number || service} and could not reach you.`,
      'When is a good time to call?',
    ),
};

const hindi: Readonly<Record<MessageKind, Message>> = {
  confirm: ({ brand, name, number, service, when }) =>
    lines(
      `नमस्ते${name && ` ${name}`}, ${brand} से।`,
      number && `आपकी बुकिंग ${number} (${service}) कन्फ़र्म है${when && `: ${when}`}।`,
      !number && `आपने ${service} के बारे में पूछा था। हम कब कॉल करें?`,
      number && 'मैकेनिक के आने पर अपनी बुकिंग का पेज खोलें: उसमें आपका स्टार्ट कोड है।',
    ),
  on_way: ({ brand, name, mechanic, number }) =>
    lines(
      `नमस्ते${name && ` ${name}`}, ${brand} से।`,
      `${mechanic || 'हमारे मैकेनिक'} आपके पास आ रहे हैं${number && ` (${number})`}।`,
      'अपनी बुकिंग के पेज का स्टार्ट कोड तैयार रखें।',
    ),
  ready: ({ brand, name, number, due }) =>
    lines(
      `नमस्ते${name && ` ${name}`}, ${brand} से।`,
      `आपकी गाड़ी तैयार है${number && ` (${number})`}।`,
      due && `पेमेंट: ${due}, कैश, UPI या कार्ड से।`,
    ),
  review: ({ brand, name }) =>
    lines(
      `नमस्ते${name && ` ${name}`}, ${brand} को चुनने के लिए धन्यवाद।`,
      'सर्विस कैसी रही? अपनी बुकिंग के पेज पर स्टार और दो शब्द दें।',
    ),
  missed: ({ brand, name, number, service }) =>
    lines(
      `नमस्ते${name && ` ${name}`}, ${brand} से। हमने ${number || service} के लिए कॉल किया था, बात नहीं हो पाई।`,
      'हम कब कॉल करें?',
    ),
};

export const customerMessages: Readonly<Record<MessageLanguage, Readonly<Record<MessageKind, Message>>>> = {
  en: english,
  hi: hindi,
};

/** Services, days and slots as each language writes them; `itsService` is any service. */
interface MessageWords {
  readonly itsService: string;
  readonly serviceNames: Readonly<Record<string, string>>;
  readonly formatDay: (date: string) => string;
  readonly slotNames: Readonly<Record<SlotId, string>>;
}

export const messageWords: Readonly<Record<MessageLanguage, MessageWords>> = {
  en: { itsService: 'your car', serviceNames, formatDay: englishDay, slotNames },
  hi: {
    itsService: 'गाड़ी की सर्विस',
    serviceNames: hindiServiceNames,
    formatDay: hindiDay,
    slotNames: hindiSlotNames,
  },
};

/** The operator's names of the messages and languages. */
export const messageLabels = {
  kinds: {
    confirm: 'Confirm',
    on_way: 'On the way',
    ready: 'Ready',
    review: 'Ask for a review',
    missed: 'Could not reach you',
  } satisfies Record<MessageKind, string>,
  languages: { en: 'English', hi: 'Hindi' } satisfies Record<MessageLanguage, string>,
} as const;
