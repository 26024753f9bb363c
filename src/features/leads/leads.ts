import { type Context, Hono } from 'hono';
import type { Services } from '../../services/services.ts';
import { failure, success } from '../../values/result.ts';
import { slugify } from '../../values/slug.ts';
import { isRecordToken, recordToken } from '../../values/token.ts';
import { errorAnswer } from '../../web/api/answers.ts';
import { ledgerFault } from '../../web/api/ledger-fault.ts';
import { readForm, refuseForm, tooManyAnswer } from '../../web/api/submission.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { consentOf } from '../../web/middleware/consent.ts';
import { pricesForNote } from '../pricing/rules/prices-at-hand.ts';
import { leadBody, leadChanges } from './contract/leads.ts';
import { formVisit } from './form-visit.ts';
import { leadChange, leadRecord } from './lead-record.ts';
import { chatLink } from './rules/chat-link.ts';
import { deliveriesOf, spamReasonIn } from './spam.ts';

/** Leads: a mobile number left in Book Now or the popup (spec sections 3 and 7, design section 4). */
export const leadsApi = (services: Services) =>
  new Hono<AppEnvironment>()
    .post('/', async (context) => {
      const submission = await readForm(context, leadBody);
      if (!submission.ok) return refuseForm(context, submission.fault, await formPageOf(context));
      const { channel, input } = submission;
      if (!(await services.limits.number(input.mobileNumber)))
        return tooManyAnswer(context, channel, await formPageOf(context));
      const suspect = spamReasonIn(context, input, services.now());
      const told = { ...formVisit(context, channel, services.siteUrl), ...input };
      const prices = await pricesForNote(services.prices);
      const lead = leadRecord(told, prices, { consent: consentOf(context), suspect });
      const owed = deliveriesOf(services.deliveriesFor('lead', lead), suspect);
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
      const submission = await readForm(context, leadChanges);
      if (!submission.ok) return refuseForm(context, submission.fault, addresses.book);
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
