import { chatTemplates, type ReplyAct, templateName } from '../../content/text/chat-templates.ts';
import { type MessageLanguage, messageWords } from '../../content/text/customer-messages.ts';
import type { AnyFields, LedgerRecord } from '../../records/record.ts';
import { formatMoney } from '../../values/money.ts';
import { wordOf } from '../../values/word-of.ts';
import { billOfRecord, jobOf } from '../jobs/contract.ts';
import { languageOf } from '../jobs/index.ts';
import { isSlotId } from '../slots/contract.ts';
import type { NoticeKind } from './rules/message-kinds.ts';

/** A template with its facts, ready to be sent. */
export interface TemplateMessage {
  readonly name: string;
  readonly language: MessageLanguage;
  /** The facts of its text, in their order. */
  readonly facts: readonly string[];
  /** The word that each reply button sends back. */
  readonly payloads: readonly string[];
  /** The end of the link, after the site's address and a slash. */
  readonly link: string;
}

/** Fills a template from the record as it is now. @param link the path of the customer's own page, without its first slash */
export function templateMessage(
  kind: NoticeKind,
  record: LedgerRecord,
  { brand, link }: { readonly brand: string; readonly link: string },
): TemplateMessage {
  const language = languageOf(record);
  const { date }: AnyFields = record.fields;
  const asked = jobOf(record).parts.filter(({ state }) => state === 'asked');
  const part = asked.map(({ id }) => id).at(-1);
  return {
    name: templateName(kind),
    language,
    facts: factsOf(kind, record, { brand, language }),
    payloads: (chatTemplates[language][kind].replies ?? []).map(({ act }) => payloadOf(act, { part, date })),
    link,
  };
}

/** The chat refuses a template of more than 1024 letters, and refused words reach nobody. */
const LONGEST_LIST = 600;

/** The names as one fact. A long list ends with how many more there are, which the linked page shows. */
export function listed(names: readonly string[]): string {
  const fitting = names.filter((_, index) => names.slice(0, index + 1).join(', ').length <= LONGEST_LIST);
  const more = names.length - fitting.length;
  return [...fitting, ...(more > 0 ? [`+${more}`] : [])].join(', ');
}

/** The word that a button sends back, with the part or the day that it is about. */
function payloadOf(
  act: ReplyAct,
  { part, date }: { readonly part: string | undefined; readonly date: string | undefined },
): string {
  if (act === 'confirm') return `${act}:${date}`;
  return act === 'part_yes' || act === 'part_no' ? `${act}:${part}` : act;
}

function factsOf(
  kind: NoticeKind,
  record: LedgerRecord,
  { brand, language }: { readonly brand: string; readonly language: MessageLanguage },
): readonly string[] {
  const { itsService, serviceNames, formatDay, slotNames } = messageWords[language];
  const { date, timeSlot }: AnyFields = record.fields;
  const service = record.service === null ? itsService : wordOf(serviceNames, record.service);
  const day = typeof date === 'string' ? formatDay(date) : '';
  const when = isSlotId(timeSlot) ? `${day}, ${slotNames[timeSlot]}` : day || '–';
  const job = jobOf(record);
  const asked = job.parts.filter(({ state }) => state === 'asked').map(({ name }) => name);
  const { due = 0 } = billOfRecord(record);
  switch (kind) {
    case 'booked':
    case 'moved':
      return [brand, service, when];
    case 'cancelled':
      return [brand, service];
    case 'reminder':
      return [brand, day];
    case 'on_way':
      return [job.mechanic?.name ?? brand, brand];
    case 'part':
      return [brand, listed(asked)];
    case 'ready':
      return [brand, formatMoney(due)];
    case 'review':
      return [brand];
  }
}

/** The text of a template as the person reads it. */
export const previewOf = (
  { facts, language }: Pick<TemplateMessage, 'facts' | 'language'>,
  kind: NoticeKind,
) =>
  chatTemplates[language][kind].body.replace(/\{\{(\d)\}\}/g, (_, place) => facts[Number(place) - 1] ?? '');
