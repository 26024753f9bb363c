import { adminJobText as text } from '../../../content/text/admin-job.ts';
import type { RecordDetails } from '../../../platform/ledger/record-queries.ts';
import type { SentForm } from '../../../web/contract/returned-form.ts';
import { adminEndpoints } from '../contract/addresses.ts';

type Values = SentForm['values'];

/** The values of a form that was refused; undefined where none was. */
export type TypedValues = Values | undefined;

/** The values of a refused form, where it was sent to this endpoint, and with this value of its hidden field. */
export const valuesSent = (
  sent: SentForm | undefined,
  action: string,
  hidden?: { readonly name: string; readonly value: string | undefined },
): TypedValues =>
  sent?.action === action && (hidden === undefined || sent.values[hidden.name] === hidden.value)
    ? sent.values
    : undefined;

/** A refused form on the screen of its record. */
export interface TypedForm {
  /** The last part of the form's address; empty for the form of the status. */
  readonly action: string;
  readonly values: Values;
  /** Whether that part of the record has changed since the form was shown. */
  readonly hasChanged: (name: string) => boolean;
}

export function typedForm(sent: SentForm, { record, history }: RecordDetails): TypedForm {
  const { values } = sent;
  const action = sent.action.slice(adminEndpoints.record(record.id).length + 1);
  const shown = Number(values.version);
  const later = history.filter(({ version }) => version > shown);
  // An older change stands on another page of the history.
  const isCut = later.length === history.length;
  const names = later.flatMap(({ what }) => what.split(', ')).map((part) => part.split(' ')[0]);
  return { action, values, hasChanged: (name) => isCut || names.includes(name) };
}

/** The refused form where it is this one. A move of the job is named too. */
export const ofForm = (typed: TypedForm | undefined, action: string, move?: string): TypedForm | undefined =>
  typed?.action === action && typed.values.move === move ? typed : undefined;

/**
 * A field that began with the record's value, after a refusal. Where that value has changed meanwhile, nobody may have
 * typed the sent one. So the field has the new value, and the sent one stands below, in the words of the screen.
 */
export function fieldAfter(
  typed: TypedForm | undefined,
  name: string,
  current: string,
  wordsOf = (value: string): string => value,
): { readonly defaultValue: string; readonly hint?: string } {
  const sent = typed?.values[name];
  if (typed === undefined || sent === undefined || sent === current) return { defaultValue: current };
  return typed.hasChanged(name)
    ? { defaultValue: current, hint: text.youSent(wordsOf(sent)) }
    : { defaultValue: sent };
}
