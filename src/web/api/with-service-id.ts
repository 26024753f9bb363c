import * as z from 'zod/mini';
import { serviceIdOf } from '../../records/service-words.ts';

/**
 * Accepts the English word of a service in a field, which other programs send. Our own pages send its id. A text that
 * names no service of ours stays as it is.
 */
export const withServiceId = <Schema extends z.ZodMiniType>(field: string, schema: Schema) =>
  z.pipe(
    z.transform((sent: unknown): unknown => {
      if (typeof sent !== 'object' || sent === null) return sent;
      const word: unknown = Reflect.get(sent, field);
      return typeof word === 'string' ? { ...sent, [field]: serviceIdOf(word) } : sent;
    }),
    schema,
  );
