import { adminJobText as text } from '../../../content/text/admin-job.ts';
import type { RecordDetails } from '../../../platform/ledger/record-queries.ts';

/** A refused form of a record as it was sent: the last part of its address, and its values. */
export interface SentForm {
  readonly action: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A refused form on the screen of its record. */
export interface TypedForm extends SentForm {
  /** Whether that part of the record has changed since the form was shown. */
  readonly hasChanged: (name: string) => boolean;
}

export function typedForm({ action, values }: SentForm, { history }: RecordDetails): TypedForm {
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
