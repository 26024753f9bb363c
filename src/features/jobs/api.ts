import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import { homeCity } from '../../content/cities/all-cities.ts';
import { adminJobText } from '../../content/text/admin-job.ts';
import type { AnyFields, LedgerRecord } from '../../records/record.ts';
import type { WriteServices } from '../../services/services.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { numberHash } from '../../values/token.ts';
import { errorAnswer } from '../../web/api/answers.ts';
import type { Channel } from '../../web/api/read-form.ts';
import { readOwnForm } from '../../web/api/read-own-form.ts';
import { holdsRecord, type LinkedKind } from '../../web/api/record-link.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { OTHER_AREA } from '../bookings/contract.ts';
import { bookedService } from '../bookings/index.ts';
import { catalogueService } from '../offers/index.ts';
import { reviewBody, shownName } from '../reviews/contract.ts';
import { changeJob } from './change-job.ts';
import { jobOf, messagesWishBody, newCodeBody, partAnswerBody, stepOf } from './contract.ts';

/**
 * The customer's part in a job: answers to parts, a new start code, the review, and the version by which an open page
 * follows. Each is for a browser that holds the record.
 */
export const ownJobApi = (services: WriteServices, kind: LinkedKind) =>
  new Hono<AppEnvironment>()
    .get('/:id/job', async (context) => {
      context.header('Cache-Control', 'private, no-store');
      const id = context.req.param('id');
      if (!(await holdsRecord(context, services.signer, id))) return errorAnswer(context, 404, 'not_found');
      const found = await services.ledger.find(id);
      if (!found.ok) return problemAnswer(context, found.code);
      return found.value.kind === kind
        ? context.json({ version: found.value.version })
        : errorAnswer(context, 404, 'not_found');
    })
    .post('/:id/parts', (context) =>
      answerOwn(context, services, kind, partAnswerBody, async (id, { partId, answer }) => {
        const agrees = answer === 'yes';
        const changed = await changeJob(services, id, { kind: 'answer_part', partId, agrees }, visitor);
        return changed.ok ? success(agrees ? 'part_yes' : 'part_no') : failure(changed.code);
      }),
    )
    .post('/:id/code', (context) =>
      answerOwn(context, services, kind, newCodeBody, async (id) => {
        const changed = await changeJob(services, id, { kind: 'renew_code' }, visitor);
        return changed.ok ? success('new_code') : failure(changed.code);
      }),
    )
    .post('/:id/review', (context) =>
      answerOwn(context, services, kind, reviewBody, (id, review) => addReview(services, id, review)),
    )
    .post('/:id/messages', (context) =>
      answerOwn(context, services, kind, messagesWishBody, (id, { review }) =>
        storeWish(services, id, review === 'yes'),
      ),
    );

const visitor = { by: 'visitor' } as const;

/** Reads a form of the record's own page, runs it for the record's holder, and answers JSON or that page. */
async function answerOwn<Input>(
  context: Context<AppEnvironment>,
  services: WriteServices,
  kind: LinkedKind,
  schema: z.ZodMiniType<Input>,
  run: (id: string, input: Input) => Promise<Result<string, string>>,
): Promise<Response> {
  const id = context.req.param('id') ?? '';
  const screen = kind === 'booking' ? addresses.booking(id) : addresses.order(id);
  const form = await readOwnForm(context, services, { id, schema, formPage: screen });
  if (!form.ok) return form.answer;
  const found = await services.ledger.find(id);
  if (found.ok && found.value.kind !== kind) return errorAnswer(context, 404, 'not_found');
  const done = await run(id, form.input);
  if (done.ok) services.waitUntil(services.outbox.attempt(id));
  return resultAnswer(context, form.channel, screen, done);
}

function resultAnswer(
  context: Context,
  channel: Channel,
  screen: string,
  result: Result<string, string>,
): Response {
  if (channel === 'form') {
    const job = result.ok ? result.value : result.code;
    return context.redirect(`${screen}?${new URLSearchParams({ job })}#job`, 303);
  }
  return result.ok ? context.json({ done: result.value }) : problemAnswer(context, result.code);
}

function problemAnswer(context: Context, code: string): Response {
  if (code === 'not_found') return errorAnswer(context, 404, 'not_found');
  if (code === 'ledger_unavailable') return errorAnswer(context, 503, 'unavailable');
  return errorAnswer(context, 409, 'conflict', { reason: code });
}

/** Stores the customer's own yes or no, which the history of the record keeps with its time. */
async function storeWish(
  { ledger }: Pick<WriteServices, 'ledger'>,
  id: string,
  isWanted: boolean,
): Promise<Result<string, string>> {
  const stored = await ledger.change(id, { fields: { chatReview: isWanted || null } }, visitor);
  return stored.ok ? success(isWanted ? 'review_wanted' : 'review_unwanted') : failure(stored.code);
}

/** A review of so few stars rings the operators. */
const LOW_STARS = 2;

/** Stores the only review of a paid job, and notes in the record that there is one. */
async function addReview(
  services: WriteServices,
  id: string,
  { stars, words }: { readonly stars: number; readonly words: string },
): Promise<Result<string, string>> {
  const found = await services.ledger.find(id);
  if (!found.ok) return found;
  const record = found.value;
  if (stepOf(jobOf(record)) !== 'paid' || record.mobileNumber === null) return failure('not_finished');
  // A hidden review of an old job is in the archive, so that the table alone would take a second one.
  const { reviewed }: AnyFields = record.fields;
  if (reviewed) return failure('already_there');
  const added = await services.addReview({
    recordId: id,
    numberHash: await numberHash(services.signer, record.mobileNumber),
    ...subjectOf(record),
    name: shownName(record.name, adminJobText.reviews.nameless),
    stars,
    words,
  });
  if (!added.ok && added.code === 'ledger_unavailable') return added;
  const deliveries = stars <= LOW_STARS ? services.push?.deliveryOf('low_review') : undefined;
  const noted = await services.ledger.change(id, { fields: { reviewed: true } }, { ...visitor, deliveries });
  if (!noted.ok) return failure('ledger_unavailable');
  return added.ok ? success('reviewed') : added;
}

/** The service, the city and the slug of the locality of a review. */
function subjectOf({ fields, service, city }: LedgerRecord) {
  const { serviceType, area }: AnyFields = fields;
  const named = typeof serviceType === 'string' ? bookedService(serviceType) : undefined;
  return {
    service: named === undefined ? (service ?? 'service') : catalogueService(named),
    city: city ?? homeCity.slug,
    place: area === undefined || area === OTHER_AREA ? '' : area,
  };
}
