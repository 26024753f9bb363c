/**
 * Who changed a record, in histories and in the audit list: `operator`, or `operator Asha` with the name that the
 * person said at the sign-in.
 */
export type Operator = 'operator' | `operator ${string}`;

const OPERATOR = 'operator';

/** The author of a change that the site makes at its hour. */
export const SCHEDULE = 'schedule';

/** Returns the author of an operator's changes; without a name it says only that it was an operator. */
export const operatorNamed = (name: string | undefined): Operator =>
  name === undefined || name === '' ? OPERATOR : `${OPERATOR} ${name}`;

/** Whether the author of a change is an operator, whatever the name. */
export const isOperator = (by: string): by is Operator => by === OPERATOR || by.startsWith(`${OPERATOR} `);

/** The name of an operator; undefined for one who said none. */
export const nameOfOperator = (by: Operator): string | undefined =>
  by.slice(OPERATOR.length + 1) || undefined;
