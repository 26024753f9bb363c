import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import type { RecordChanges } from '../../../platform/ledger/records.ts';
import type { LedgerRecord } from '../../../records/record.ts';
import type { Admin } from '../../../services/admin.ts';
import type { WriteServices } from '../../../services/services.ts';
import { isGstin } from '../../../values/gstin.ts';
import { rupees } from '../../../values/money.ts';
import { nameOfOperator, type Operator } from '../../../values/operator.ts';
import { failure, type Result, success } from '../../../values/result.ts';
import { recordToken } from '../../../values/token.ts';
import { type Channel, readForm, refuseForm } from '../../../web/api/read-form.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { inHindi } from '../../../web/contract/hindi-pages.ts';
import { chatAnswerBody, writeAnswer } from '../../chat/index.ts';
import { hasJob, type JobMoveBody, jobMoveBody, PART_GST, PART_HSN } from '../../jobs/contract.ts';
import { changeJob, languageOf, linkMessage, type RequestedMove } from '../../jobs/index.ts';
import { operatorOf } from '../auth.ts';
import { atVersion, type ChangedRecord, moveRecord, undoLast, written } from '../change-record.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { gstinBody, recordCorrectionBody, recordMoveBody, undoBody } from '../contract/schemas.ts';
import { correctRecord } from '../correct-record.ts';
import { adminDone, adminProblem } from './responses.ts';

/** Serves the operator's actions on a record: a step of its job, an undo, another slot, a correction, the customer's link. */
export const adminRecordActionsApi = (services: WriteServices, admin: Admin) =>
  new Hono<AppEnvironment>()
    .post('/:id/job', async (context) => {
      const form = await readRecordForm(context, jobMoveBody);
      if (!form.ok) return form.answer;
      const { id, input } = form;
      const move = await requestedMove(admin, input, operatorOf(context));
      const moved = move.ok
        ? await changeJob(services, id, move.value, {
            by: operatorOf(context),
            version: input.version,
            why: input.move === 'start_without_code' ? input.why : undefined,
          })
        : move;
      return answerAction(context, services, form, moved, 'job_moved');
    })
    .post('/:id/chat', async (context) => {
      const form = await readRecordForm(context, chatAnswerBody);
      if (!form.ok) return form.answer;
      const { id, input, channel } = form;
      const screen = input.closes === undefined ? form.screen : adminAddresses.calls;
      const written = await writeAnswer(services, id, input, operatorOf(context));
      if (!written.ok) return adminProblem(context, channel, screen, written.code);
      services.waitUntil(services.outbox.attempt(id));
      admin.announce();
      return adminDone(context, channel, screen, input.closes === undefined ? 'chat_sent' : 'chat_closed');
    })
    .post('/:id/called-ahead', async (context) => {
      const form = await readRecordForm(context, undoBody);
      if (!form.ok) return form.answer;
      const fields = { calledAheadAt: services.now().toISOString() };
      const by = { by: operatorOf(context), why: 'called_ahead' };
      const noted = await noteOnJob(services, form, fields, by);
      return answerAction(
        context,
        services,
        { ...form, screen: adminAddresses.agenda },
        noted,
        'called_ahead',
      );
    })
    .post('/:id/undo', async (context) => {
      const form = await readRecordForm(context, undoBody);
      if (!form.ok) return form.answer;
      return answerAction(
        context,
        services,
        form,
        await undoLast(services, admin, form.id, { ...form.input, by: operatorOf(context) }),
        'undone',
      );
    })
    .post('/:id/move', async (context) => {
      const form = await readRecordForm(context, recordMoveBody);
      if (!form.ok) return form.answer;
      const { why, ...to } = form.input;
      const moved = await moveRecord(services, admin, form.id, { ...to, why, by: operatorOf(context) });
      return answerAction(context, services, form, moved, 'record_moved');
    })
    .post('/:id/correct', async (context) => {
      const form = await readRecordForm(context, recordCorrectionBody);
      if (!form.ok) return form.answer;
      const corrected = await correctRecord(services, form.id, { ...form.input, by: operatorOf(context) });
      return answerAction(context, services, form, corrected, 'record_corrected');
    })
    .post('/:id/gstin', async (context) => {
      const form = await readRecordForm(context, gstinBody);
      if (!form.ok) return form.answer;
      const { gstin = null } = form.input;
      if (gstin !== null && !isGstin(gstin))
        return adminProblem(context, form.channel, form.screen, 'gstin_invalid');
      const by = { by: operatorOf(context), audit: 'record_corrected' };
      const noted = await noteOnJob(services, form, { gstin }, by);
      return answerAction(context, services, form, noted, 'record_corrected');
    })
    .post('/:id/send-link', async (context) => {
      const form = await readRecordForm(context, undoBody);
      if (!form.ok) return form.answer;
      const { id, input, channel, screen } = form;
      const found = await services.ledger.find(id);
      if (!found.ok) return adminProblem(context, channel, screen, found.code);
      const { mobileNumber, version, kind } = found.value;
      if (version !== input.version || mobileNumber === null || !hasJob(found.value))
        return adminProblem(context, channel, screen, 'conflict');
      // The change makes each sending its own line of the history, and a replay of its form a conflict.
      const by = { by: operatorOf(context), audit: 'link_sent', why: 'link_sent' };
      const fields = { linkSentAt: services.now().toISOString() };
      const noted = await noteOnJob(services, form, fields, by);
      if (!noted.ok) return adminProblem(context, channel, screen, noted.code);
      const token = await recordToken(services.signer, id);
      const page = kind === 'order' ? addresses.ownOrder(id, token) : addresses.ownBooking(id, token);
      const own = languageOf(found.value) === 'hi' ? inHindi(page) : page;
      const href = linkMessage(found.value, services.brand.name, `${services.siteUrl}${own}`);
      return channel === 'form' ? context.redirect(href, 303) : context.json({ done: 'link_sent', href });
    });

/** Makes the job's move of a form: looks up the mechanic, and converts the price from rupees to paise. */
async function requestedMove(
  admin: Admin,
  input: JobMoveBody,
  by: Operator,
): Promise<Result<RequestedMove, 'not_found' | 'ledger_unavailable'>> {
  switch (input.move) {
    case 'assign': {
      const found = await admin.mechanics.find(input.mechanicId);
      if (!found.ok) return found;
      const { id, name, active } = found.value;
      return active ? success({ kind: 'assign', mechanic: { id, name } }) : failure('not_found');
    }
    case 'agree_part':
      return success({ kind: 'agree_part', partId: input.partId, by: nameOfOperator(by) ?? '' });
    case 'set_out':
    case 'start_without_code':
    case 'make_ready':
      return success({ kind: input.move });
    case 'start':
      return success({ kind: 'start', code: input.code });
    case 'pay':
      return success({ kind: 'pay', method: input.method });
    case 'withdraw_part':
      return success({ kind: 'withdraw_part', partId: input.partId });
    case 'add_part': {
      const { name, quantity, price, gstPercent = PART_GST, hsn = PART_HSN } = input;
      const id = crypto.randomUUID();
      return success({
        kind: 'add_part',
        part: { id, name, quantity, unitPrice: rupees(price), gstPercent, hsn },
      });
    }
  }
}

interface RecordForm<Input> {
  readonly ok: true;
  readonly id: string;
  readonly screen: string;
  readonly channel: Channel;
  readonly input: Input;
}

/** Reads the form of an action; a refused one returns to the record's screen. */
async function readRecordForm<Input>(
  context: Context,
  schema: z.ZodMiniType<Input>,
): Promise<RecordForm<Input> | { readonly ok: false; readonly answer: Response }> {
  const id = context.req.param('id') ?? '';
  const screen = adminAddresses.record(id);
  const form = await readForm(context, schema);
  if (!form.ok) return { ok: false, answer: refuseForm(context, form.fault, screen) };
  return { ok: true, id, screen, channel: form.channel, input: form.input };
}

/** Adds fields to a job's record, unless the operator's screen shows an older version of it. */
const noteOnJob = async (
  { ledger }: WriteServices,
  { id, input }: Pick<RecordForm<{ readonly version: number }>, 'id' | 'input'>,
  fields: RecordChanges['fields'],
  how: Parameters<WriteServices['ledger']['change']>[2],
): Promise<ChangedRecord> => {
  const decide = atVersion(input.version, (record) =>
    hasJob(record) ? success({ fields }) : failure('conflict'),
  );
  return written(await ledger.change(id, decide, how));
};

/** Answers an action, and starts the record's deliveries. */
function answerAction(
  context: Context,
  services: WriteServices,
  { id, channel, screen }: RecordForm<unknown>,
  moved: Result<LedgerRecord, string>,
  done: string,
): Response {
  // A phone booking keeps what was typed when its slot is full; a move changes nothing, and says so.
  if (!moved.ok)
    return adminProblem(context, channel, screen, moved.code === 'slot_full' ? 'time_full' : moved.code);
  services.waitUntil(services.outbox.attempt(id));
  return adminDone(context, channel, screen, done, { version: moved.value.version });
}
