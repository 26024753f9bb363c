import { messageLabels } from '../../content/text/admin-reach.ts';
import {
  customerMessages,
  type MessageFacts,
  type MessageKind,
  type MessageLanguage,
  messageLanguages,
  messageWords,
} from '../../content/text/customer-messages.ts';
import type { AnyFields, RecordPart } from '../../records/record.ts';
import { formatMoney } from '../../values/money.ts';
import { wordOf } from '../../values/word-of.ts';
import { orderNumber } from '../checkout/contract.ts';
import { billOfRecord, hasJob, jobOf } from './contract.ts';
import { readyTexts } from './ready-texts.ts';

/** A chat link with its ready text. */
export interface ReadyMessage {
  readonly kind: MessageKind;
  readonly label: string;
  readonly words: string;
  /** Opens the customer's chat with the text filled in; the operator sends it. */
  readonly href: string;
}

/** How the operator reaches the person of a record. */
export interface Reach {
  readonly call: string;
  /** The messages that fit the record now, the most likely first. */
  readonly messages: readonly ReadyMessage[];
}

type ReachedRecord = RecordPart<
  'id' | 'kind' | 'status' | 'fields' | 'service' | 'mobileNumber' | 'name' | 'bookingId'
>;

/**
 * Makes the `tel:` link and the chat links of a record; undefined without a number. The links are of the operator's
 * screens only: their text holds the customer's first name and booking number.
 */
export function reachOf(
  record: ReachedRecord,
  brand: string,
  language: MessageLanguage = languageOf(record),
): Reach | undefined {
  const { mobileNumber } = record;
  if (mobileNumber === null) return undefined;
  const facts = factsOf(record, brand, language);
  return {
    call: `tel:+91${mobileNumber}`,
    messages: readyTexts(record).map((kind) => {
      const words = customerMessages[language][kind](facts);
      const label = messageLabels.kinds[kind];
      return {
        kind,
        label,
        words,
        href: `https://wa.me/91${mobileNumber}?text=${encodeURIComponent(words)}`,
      };
    }),
  };
}

/** The words of a ready text in the customer's language; undefined where it is not true of the record. */
export function readyWords(record: ReachedRecord, kind: MessageKind, brand: string): string | undefined {
  const language = languageOf(record);
  return readyTexts(record).includes(kind)
    ? customerMessages[language][kind](factsOf(record, brand, language))
    : undefined;
}

function factsOf(record: ReachedRecord, brand: string, language: MessageLanguage): MessageFacts {
  const { date, timeSlot }: AnyFields = record.fields;
  const { itsService, serviceNames, formatDay, slotNames } = messageWords[language];
  const { due } = billOfRecord(record);
  return {
    brand,
    name: (record.name ?? '').trim().split(/\s+/)[0] ?? '',
    number: record.kind === 'order' ? orderNumber(record.id) : (record.bookingId ?? ''),
    service: record.service === null ? itsService : wordOf(serviceNames, record.service),
    when: date !== undefined && timeSlot !== undefined ? `${formatDay(date)}, ${slotNames[timeSlot]}` : '',
    mechanic: jobOf(record).mechanic?.name ?? '',
    parts: jobOf(record)
      .parts.filter(({ state }) => state === 'asked')
      .map(({ name }) => name)
      .join(', '),
    due: hasJob(record) && due !== undefined && due > 0 ? formatMoney(due) : '',
  };
}

/** The language of the page on which the customer left the number. */
export const languageOf = ({ fields }: { readonly fields: AnyFields }): MessageLanguage =>
  messageLanguages.find((language) => language === fields.language) ?? 'en';

/** The chat link that sends a customer the address of their page. Only an audited action makes it. */
export const linkMessage = (record: ReachedRecord, brand: string, page: string): string => {
  const language = languageOf(record);
  const [kind = 'asked'] = readyTexts(record);
  const text = `${customerMessages[language][kind](factsOf(record, brand, language))}\n${page}`;
  return `https://wa.me/91${record.mobileNumber ?? ''}?text=${encodeURIComponent(text)}`;
};
