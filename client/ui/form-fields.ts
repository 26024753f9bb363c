import type * as z from 'zod/mini';
import { fieldMessages } from '../../src/content/text/messages.ts';
import type { FieldCode } from '../../src/values/field-code.ts';
import type { FieldProblems } from '../../src/web/contract/field-problems.ts';
import { type FieldName, fieldProps } from '../../src/web/contract/field-props.ts';
import type { ReturnedForm } from '../../src/web/contract/returned-form.ts';

interface FormDetails {
  /** Begins the id of each field. */
  readonly id: string;
  readonly problems?: FieldProblems | undefined;
  /** The values of a form that returns without JavaScript. */
  readonly values?: ReturnedForm['values'] | undefined;
  readonly messages?: Readonly<Record<FieldCode, string>> | undefined;
}

/** Gives each field of a form its attributes: what the schema knows, its id, and the sentence of its problem. */
export const formFields =
  <Schema extends z.ZodMiniType>(
    schema: Schema,
    { id, problems = {}, values = {}, messages = fieldMessages }: FormDetails,
  ) =>
  (name: FieldName<Schema>) => {
    const problem = problems[name];
    const value = values[name];
    return {
      id: `${id}-${name}`,
      ...fieldProps(schema, name),
      ...(value !== undefined && { defaultValue: value }),
      error: problem && messages[problem],
    };
  };

/** Gives the fields of a form their attributes. */
export type FormFields<Schema extends z.ZodMiniType> = ReturnType<typeof formFields<Schema>>;
