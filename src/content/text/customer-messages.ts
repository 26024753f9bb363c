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
  /** The names of the parts that wait for the customer's answer. */
  readonly parts: string;
  /** "₹2,999"; empty while nothing is due. */
  readonly due: string;
}

/** The ready texts that the operator sends. Which of them are true of a record, its status decides. */
export const messageKinds = [
  'asked',
  'confirm',
  'moved',
  'on_way',
  'part',
  'ready',
  'review',
  'cancelled',
  'refunded',
  'missed',
] as const;
export type MessageKind = (typeof messageKinds)[number];

export const messageLanguages = ['en', 'hi'] as const;
export type MessageLanguage = (typeof messageLanguages)[number];

type Message = (facts: MessageFacts) => string;

const lines = (...parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' ');

const english: Readonly<Record<MessageKind, Message>> = {
  asked: ({ brand, name, number, service, when }) =>
    lines(
      `Hello${name && ` ${name}`}, this is ${brand}.`,
      number
        ? `We have your request ${number} for ${service}${when && `: ${when}`}. It is not confirmed yet.`
        : `You asked us about ${service}.`,
      'When may we call you?',
    ),
  confirm: ({ brand, name, number, service, when }) =>
    lines(
      `Hello${name && ` ${name}`}, this is ${brand}.`,
      `Your booking ${number} for ${service} is confirmed${when && `: ${when}`}.`,
      'Please open your booking page when the mechanic arrives: it has your start code.',
    ),
  moved: ({ brand, name, number, service, when }) =>
    lines(
      `Hello${name && ` ${name}`}, this is ${brand}.`,
      `Your booking ${number} for ${service} has a new time${when && `: ${when}`}.`,
    ),
  on_way: ({ brand, name, mechanic, number }) =>
    lines(
      `Hello${name && ` ${name}`}, this is ${brand}.`,
      `${mechanic || 'Our mechanic'} is on the way to you${number && ` (${number})`}.`,
      'Please keep the start code from your booking page handy.',
    ),
  part: ({ brand, name, number, parts }) =>
    lines(
      `Hello${name && ` ${name}`}, this is ${brand}.`,
      `Your car needs more than was booked (${number}): ${parts}.`,
      'Please see the price and answer yes or no on your booking page.',
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
  cancelled: ({ brand, name, number, service }) =>
    lines(
      `Hello${name && ` ${name}`}, this is ${brand}.`,
      `Your booking ${number} for ${service} is cancelled.`,
      'If you would like another time, write to us here.',
    ),
  refunded: ({ brand, name, number }) =>
    lines(
      `Hello${name && ` ${name}`}, this is ${brand}.`,
      `The payment for ${number} is on its way back to you. Banks take up to seven working days.`,
    ),
  missed: ({ brand, name, number, service }) =>
    lines(
      `Hello${name && ` ${name}`}, this is ${brand}. We called you about ${number || service} and could not reach you.`,
      'When is a good time to call?',
    ),
};

const hindi: Readonly<Record<MessageKind, Message>> = {
  asked: ({ brand, name, number, service, when }) =>
    lines(
      `नमस्ते${name && ` ${name}`}, ${brand} से।`,
      number
        ? `आपकी रिक्वेस्ट ${number} (${service}) मिल गई है${when && `: ${when}`}। यह अभी कन्फ़र्म नहीं है।`
        : `आपने ${service} के बारे में पूछा था।`,
      'हम कब कॉल करें?',
    ),
  confirm: ({ brand, name, number, service, when }) =>
    lines(
      `नमस्ते${name && ` ${name}`}, ${brand} से।`,
      `आपकी बुकिंग ${number} (${service}) कन्फ़र्म है${when && `: ${when}`}।`,
      'मैकेनिक के आने पर अपनी बुकिंग का पेज खोलें: उसमें आपका स्टार्ट कोड है।',
    ),
  moved: ({ brand, name, number, service, when }) =>
    lines(
      `नमस्ते${name && ` ${name}`}, ${brand} से।`,
      `आपकी बुकिंग ${number} (${service}) का समय बदल गया है${when && `: ${when}`}।`,
    ),
  on_way: ({ brand, name, mechanic, number }) =>
    lines(
      `नमस्ते${name && ` ${name}`}, ${brand} से।`,
      `${mechanic || 'हमारे मैकेनिक'} आपके पास आ रहे हैं${number && ` (${number})`}।`,
      'अपनी बुकिंग के पेज का स्टार्ट कोड तैयार रखें।',
    ),
  part: ({ brand, name, number, parts }) =>
    lines(
      `नमस्ते${name && ` ${name}`}, ${brand} से।`,
      `आपकी गाड़ी में बुकिंग (${number}) के अलावा यह भी चाहिए: ${parts}।`,
      'कीमत देखकर अपनी बुकिंग के पेज पर हाँ या ना बताएँ।',
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
  cancelled: ({ brand, name, number, service }) =>
    lines(
      `नमस्ते${name && ` ${name}`}, ${brand} से।`,
      `आपकी बुकिंग ${number} (${service}) कैंसल हो गई है।`,
      'दूसरा समय चाहिए तो यहीं लिखें।',
    ),
  refunded: ({ brand, name, number }) =>
    lines(
      `नमस्ते${name && ` ${name}`}, ${brand} से।`,
      `${number} का पेमेंट आपको लौटाया जा रहा है। बैंक में सात कामकाजी दिन तक लग सकते हैं।`,
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
