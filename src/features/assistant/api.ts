import { Hono } from 'hono';
import { serviceOf } from '../../content/services/services.ts';
import type { WriteServices } from '../../services/services.ts';
import { readForm, refuseForm } from '../../web/api/read-form.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { addresses, serviceSlugs } from '../../web/contract/addresses.ts';
import { sentenceBody } from './contract.ts';
import { createReader } from './rules/said.ts';

/**
 * `POST /sentence` answers which questions of the booking assistant a typed sentence answers. A sentence may hold
 * personal data, so it comes in the body, and no record or log keeps it.
 */
export const assistantApi = ({ prices, now }: Pick<WriteServices, 'prices' | 'now'>) => {
  const readerFor = createReaders();
  return new Hono<AppEnvironment>().post('/sentence', async (context) => {
    context.header('Cache-Control', 'no-store');
    const read = await readForm(context, sentenceBody);
    if (!read.ok) return refuseForm(context, read.fault, addresses.assistant);
    const book = await prices.get();
    return context.json(readerFor(book)(read.input.sentence, now()));
  });
};

/** The services that a sentence may name. */
export const heardServices = ([...serviceSlugs, 'express'] as const).map((id) => ({
  id,
  name: id,
  spoken: serviceOf(id).spoken,
}));

type Book = Awaited<ReturnType<WriteServices['prices']['get']>>;

/** Keeps the reader until the price sheet changes, because making one costs more than many sentences. */
function createReaders(): (book: Book) => ReturnType<typeof createReader> {
  let kept: { readonly version: string; readonly read: ReturnType<typeof createReader> } | undefined;
  return (book) => {
    if (kept?.version !== book.version)
      kept = { version: book.version, read: createReader(book, heardServices) };
    return kept.read;
  };
}
