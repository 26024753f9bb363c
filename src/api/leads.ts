import { type Context, Hono } from 'hono';
import type { AppEnvironment } from '../app-environment.ts';
import { addresses } from '../contract/addresses.ts';
import { leadBody, leadChanges } from '../contract/leads.ts';
import { chatLink } from '../domain/chat-link/chat-link.ts';
import { pricesForNote } from '../domain/pricing/prices-at-hand.ts';
import { failure, success } from '../domain/result.ts';
import { slugify } from '../domain/slug.ts';
import { isRecordToken, recordToken } from '../domain/token.ts';
import { consentOf } from '../middleware/consent.ts';
import type { Services } from '../services.ts';
import { errorAnswer } from './answers.ts';
import { formVisit } from './form-visit.ts';
import { leadChange, leadRecord } from './lead-record.ts';
import { ledgerFault } from './ledger-fault.ts';
import { readSubmission, refuseSubmission, tooManyAnswer } from './submission.ts';
import { owedOf, suspicionIn } from './suspect.ts';

/** Leads: a mobile number left in Book Now or the popup (spec sections 3 and 7, design section 4). */
export const leadsApi = (services: Services) =>
  new Hono<AppEnvironment>()
    .post('/', async (context) => {
      const submission = await readSubmission(context, leadBody);
      if (!submission.ok) return refuseSubmission(context, submission.fault, await formPageOf(context));
      const { channel, input } = submission;
      if (!(await services.limits.number(input.mobileNumber)))
        return tooManyAnswer(context, channel, await formPageOf(context));
      const suspect = suspicionIn(context, input, services.now());
      const told = { ...formVisit(context, channel, services.siteUrl), ...input };
      const prices = await pricesForNote(services.prices);
      const lead = leadRecord(told, prices, { consent: consentOf(context), suspect });
      const owed = owedOf(services.owes('lead', lead), suspect);
      const recorded = await services.ledger.record('lead', lead, owed);
      if (!recorded.ok) return ledgerFault(context, recorded.code, channel, await formPageOf(context));
      const { record } = recorded.value;
      services.waitUntil(services.deliveries.attempt(record.id));
      if (channel === 'form') return context.redirect(`${addresses.thankYou}?for=lead`, 303);
      const whatsappUrl = chatLink(services.brand.chatNumber, { kind: 'book_now' });
      return context.json(
        { id: record.id, token: await recordToken(services.signer, record.id), whatsappUrl },
        201,
      );
    })
    .put('/:id', async (context) => {
      const id = context.req.param('id');
      const submission = await readSubmission(context, leadChanges);
      if (!submission.ok) return refuseSubmission(context, submission.fault, addresses.book);
      const { token, ...changes } = submission.input;
      if (!(await isRecordToken(services.signer, id, token))) return errorAnswer(context, 403, 'forbidden');
      const prices = await pricesForNote(services.prices);
      const changed = await services.ledger.change(
        id,
        ({ kind, fields }) =>
          kind === 'lead' ? success(leadChange(fields, changes, prices)) : failure('not_found'),
        { by: 'visitor' },
      );
      if (!changed.ok) return ledgerFault(context, changed.code, 'json', addresses.book);
      services.waitUntil(services.deliveries.attempt(id));
      return context.json({ id });
    });

/** Where a form that was not taken comes back to: Book Now's page, for the same service and car. */
async function formPageOf(context: Context): Promise<string> {
  const sent = new URLSearchParams(await context.req.text());
  const service = slugify(sent.get('serviceInterest') ?? '');
  const car = slugify(sent.get('car') ?? '');
  return service === '' ? addresses.book : addresses.bookFor(service, car === '' ? undefined : car);
}
