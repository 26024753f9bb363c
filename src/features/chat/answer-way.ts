import type { MessageKind } from '../../content/text/customer-messages.ts';
import type { AnyFields, LedgerRecord } from '../../records/record.ts';
import { jobOf, stepOf } from '../jobs/contract.ts';
import { readyTexts } from '../jobs/index.ts';
import { type Written, windowOf } from './contract.ts';
import { type NoticeKind, needsOwnYes } from './rules/message-kinds.ts';

/** How the operator can write to the person of a record now. */
export type AnswerWay =
  | { readonly kind: 'text'; readonly person: string }
  | { readonly kind: 'template'; readonly person: string; readonly templates: readonly NoticeKind[] }
  | { readonly kind: 'none' };

/** The template that says what a ready text says. */
const TEMPLATE_OF: Partial<Readonly<Record<MessageKind, NoticeKind>>> = {
  confirm: 'booked',
  moved: 'moved',
  on_way: 'on_way',
  part: 'part',
  ready: 'ready',
  review: 'review',
  cancelled: 'cancelled',
};

/** The ready texts that the site may send for the operator, the most likely first. */
export function sentTexts(record: LedgerRecord): readonly MessageKind[] {
  const { chatReview }: AnyFields = record.fields;
  return readyTexts(record).filter((text) => {
    const kind = TEMPLATE_OF[text];
    return kind === undefined || chatReview === true || !needsOwnYes(kind);
  });
}

/** The templates that are true of a record now, the most likely first. */
export function trueTemplates(record: LedgerRecord): readonly NoticeKind[] {
  const fields: AnyFields = record.fields;
  const isOnWay = stepOf(jobOf(record)) === 'on_way';
  return sentTexts(record).flatMap((text) => {
    const kind = TEMPLATE_OF[text];
    // The operator's own text may go out with the mechanic; a template goes out once he has left.
    const isTrue = kind === 'on_way' ? isOnWay : kind !== 'review' || fields.reviewed !== true;
    return kind !== undefined && isTrue ? [kind] : [];
  });
}

/**
 * Free text while a person wrote within a day; else a template, to whom the form said so or who wrote before. A template
 * holds the link of the customer's own page, so it goes to the customer only: a reference brings in anybody.
 * @param names the names under which the record's number writes
 */
export function answerWay(
  record: LedgerRecord,
  messages: readonly Written[],
  now: number,
  names: ReadonlySet<string> | undefined,
): AnswerWay {
  const inWindow = windowOf(messages, now);
  if (inWindow !== undefined) return { kind: 'text', person: inWindow };
  const { chatNotice, takenBy, suspect }: AnyFields = record.fields;
  const isCustomer = ({ direction, person }: Written) => direction === 'in' && names?.has(person) === true;
  const wrote = messages.findLast(isCustomer)?.person;
  const isAsked = chatNotice === true && takenBy === undefined && suspect === undefined;
  const own = isAsked && record.mobileNumber !== null ? `91${record.mobileNumber}` : undefined;
  const person = wrote ?? own;
  const templates = trueTemplates(record);
  return person === undefined || templates.length === 0
    ? { kind: 'none' }
    : { kind: 'template', person, templates };
}
