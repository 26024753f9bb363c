import * as z from 'zod/mini';

/** The names of a form's fields; of several kinds of form, the fields of each. */
export type FieldName<Schema extends z.ZodMiniType> =
  z.infer<Schema> extends infer Body ? (Body extends unknown ? keyof Body & string : never) : never;

interface SchemaProps {
  readonly name: string;
  readonly required: boolean;
  readonly maxLength?: number;
  readonly inputMode?: 'numeric';
}

/** The attributes of a field that its form's schema knows. The browser and a plain form then refuse the same. */
export function fieldProps<Schema extends z.ZodMiniType>(form: Schema, name: FieldName<Schema>): SchemaProps {
  const whole = inner(form);
  // A body is prepared before its fields are read.
  const object = whole instanceof z.ZodMiniPipe ? inner(whole._zod.def.out) : whole;
  const field = object instanceof z.ZodMiniObject ? object.shape[name] : undefined;
  if (field === undefined) return { name, required: false };
  const type = inner(field);
  const maxLength = longest(type);
  return {
    name,
    required: field._zod.optin === undefined,
    ...(maxLength !== undefined && { maxLength }),
    // A whole number is the only field that takes two types: a form sends its digits as text.
    ...(type instanceof z.ZodMiniUnion && { inputMode: 'numeric' }),
  };
}

/** The schema of the value itself: of a lazy schema, and of an optional value. */
function inner(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodMiniLazy) return inner(schema._zod.innerType);
  return schema instanceof z.core.$ZodOptional ? inner(schema._zod.def.innerType) : schema;
}

/** The longest text; undefined for a value that is prepared before its length counts, such as a pasted number. */
function longest({ _zod: { def } }: z.core.$ZodType): number | undefined {
  for (const check of def.checks ?? [])
    if (check instanceof z.core.$ZodCheckMaxLength) return check._zod.def.maximum;
  return undefined;
}
