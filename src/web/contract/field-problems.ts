import type * as z from 'zod/mini';
import { type FieldCode, isFieldCode } from '../../values/field-code.ts';

export type FieldProblems = Readonly<Record<string, FieldCode>>;

/**
 * The first problem of each field, for `error.fields` of an answer and for the form that shows it.
 * Nested fields are named with dots (`customer.mobileNumber`); a body that is no object at all answers `{}`.
 */
export function fieldProblems(error: Pick<z.core.$ZodError, 'issues'>): FieldProblems {
  const problems: Record<string, FieldCode> = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.');
    if (field !== '') problems[field] ??= isFieldCode(issue.message) ? issue.message : 'invalid';
  }
  return problems;
}
