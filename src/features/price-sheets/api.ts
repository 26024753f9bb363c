import type { Context } from 'hono';
import { Hono } from 'hono';
import type { Admin } from '../../services/admin.ts';
import type { WriteServices } from '../../services/services.ts';
import { readAtMost } from '../../values/bytes.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { errorAnswer } from '../../web/api/answers.ts';
import { type Channel, channelOf, readForm, refuseForm } from '../../web/api/read-form.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { LONGEST } from '../../web/middleware/request-lengths.ts';
import { adminDone, adminProblem, operatorOf } from '../admin/index.ts';
import { type SheetDone, priceSheetAddress as screen, sheetChoice, UPLOAD_FIELD } from './contract.ts';
import type { RefusedSheet } from './price-sheets.ts';

type OperatorContext = Context<AppEnvironment>;

/** A refused upload is still read up to this size, so that its sender gets the answer. */
const MOST_READ_BYTES = 8 * 1024 * 1024;

/** The media types of a CSV file that a program sends without a form. */
const FILE_TYPES = ['text/csv', 'text/tab-separated-values', 'text/plain', 'application/octet-stream'];

/** `/api/admin/prices`: the operator looks at the price sheets, uploads one, and decides which is live. */
export function priceSheetsApi(_services: WriteServices, { priceSheets }: Admin) {
  const done = (context: OperatorContext, channel: Channel, code: SheetDone, detail = {}): Response =>
    adminDone(context, channel, screen, code, detail);

  const refuse = (
    context: OperatorContext,
    channel: Channel,
    { code, detail }: { readonly code: string; readonly detail?: RefusedSheet | undefined },
  ): Response => adminProblem(context, channel, screen, code, detail && { fault: detail });

  const choose =
    (decide: (typeof priceSheets)['publish'], code: SheetDone) => async (context: OperatorContext) => {
      const form = await readForm(context, sheetChoice);
      if (!form.ok) return refuseForm(context, form.fault, screen);
      const chosen = await decide(form.input, operatorOf(context));
      return chosen.ok
        ? done(context, form.channel, code)
        : adminProblem(context, form.channel, screen, chosen.code);
    };

  return new Hono<AppEnvironment>()
    .get('/', async (context) => {
      const state = await priceSheets.state();
      return state.ok ? context.json(state.value) : adminProblem(context, 'json', screen, state.code);
    })
    .post('/upload', async (context) => {
      const channel = channelOfFile(context);
      if (channel === undefined) return errorAnswer(context, 415, 'unsupported_media_type');
      const file = await sentFile(context, channel);
      if (!file.ok) return adminProblem(context, channel, screen, file.code);
      const stored = await priceSheets.upload(file.value);
      return stored.ok
        ? done(context, channel, 'sheet_uploaded', { uploaded: stored.value })
        : refuse(context, channel, stored);
    })
    .post('/read', async (context) => {
      const channel = channelOf(context) ?? 'json';
      const read = await priceSheets.readNow(operatorOf(context));
      return read.ok ? done(context, channel, `sheet_${read.value}`) : refuse(context, channel, read);
    })
    .post('/publish', choose(priceSheets.publish, 'sheet_published'))
    .post('/restore', choose(priceSheets.restore, 'sheet_restored'));
}

const typeOf = ({ req }: OperatorContext): string =>
  (req.header('Content-Type') ?? '').toLowerCase().split(';')[0]?.trim() ?? '';

/** A form of the screen, or a program; undefined for any other content. */
function channelOfFile(context: OperatorContext): Channel | undefined {
  if (typeOf(context) === 'multipart/form-data') return 'form';
  return FILE_TYPES.includes(typeOf(context)) ? 'json' : undefined;
}

async function sentFile(
  { req }: OperatorContext,
  channel: Channel,
): Promise<Result<Uint8Array<ArrayBuffer>, 'no_file' | 'too_large'>> {
  if (req.raw.body === null) return failure('no_file');
  const body = await readAtMost(req.raw.body, LONGEST.upload, MOST_READ_BYTES);
  if (body === undefined) return failure('too_large');
  const file = channel === 'json' ? body : await fileIn(new Response(body, { headers: req.raw.headers }));
  return file === undefined || file.byteLength === 0 ? failure('no_file') : success(file);
}

/** The file of a form; undefined for a body that is no form. */
async function fileIn(form: Response): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const sent = (await form.formData().catch(() => undefined))?.get(UPLOAD_FIELD);
  return sent instanceof File ? new Uint8Array(await sent.arrayBuffer()) : undefined;
}
