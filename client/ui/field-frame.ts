/** What every labelled control shares: its words, and the ids that tie them to the control. */
export interface FieldText {
  readonly id: string;
  readonly label: string;
  /** A second line; an error takes its place. */
  readonly hint?: string | undefined;
  /** The message to show, or nothing when the value is in order. */
  readonly error?: string | undefined;
  /** After the label, in lighter type: "(Tomorrow)". */
  readonly labelNote?: string | undefined;
}

interface ControlTies {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

export const noteId = (id: string): string => `${id}-note`;

/** The attributes of the control itself. One note id serves hint and error, for only one of them is ever shown. */
export function controlTies({ id, hint, error }: FieldText): ControlTies {
  return {
    id,
    ...(hint === undefined && error === undefined ? {} : { 'aria-describedby': noteId(id) }),
    ...(error === undefined ? {} : { 'aria-invalid': true as const }),
  };
}
