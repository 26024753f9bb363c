import { type Context, Hono } from 'hono';
import type { Services } from '../../services/services.ts';
import { ledgerFault } from '../../web/api/ledger-fault.ts';
import { readForm, refuseForm, tooManyAnswer } from '../../web/api/submission.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { enquiryPages } from '../../web/contract/addresses.ts';
import { consentOf } from '../../web/middleware/consent.ts';
import { thankYouPath } from '../leads/contract/thank-you.ts';
import { formCampaign } from '../leads/form-visit.ts';
import { deliveriesOf, spamReasonIn } from '../leads/spam.ts';
import { type EnquiryKind, enquiryBody, enquiryKinds } from './contract/enquiries.ts';
import { enquiryRecord, outcomeOf } from './enquiry-record.ts';

/** Contact, franchise, careers, feedback and workshop-partner forms (design section 4). */
export const enquiriesApi = (services: Services) =>
  new Hono<AppEnvironment>().post('/', async (context) => {
    const submission = await readForm(context, enquiryBody);
    if (!submission.ok) return refuseForm(context, submission.fault, await formPageOf(context));
    const { channel, input } = submission;
    const formPage = enquiryPages[input.kind];
    if (!(await services.limits.number(input.mobileNumber))) return tooManyAnswer(context, channel, formPage);
    const suspect = spamReasonIn(context, input, services.now());
    const cameWith = formCampaign(context, channel, services.siteUrl);
    const enquiry = enquiryRecord(input, consentOf(context), suspect, cameWith);
    const owed = deliveriesOf(services.deliveriesFor('enquiry', enquiry), suspect);
    const recorded = await services.ledger.record('enquiry', enquiry, owed);
    if (!recorded.ok) return ledgerFault(context, recorded.code, channel, formPage);
    const { record } = recorded.value;
    services.waitUntil(services.deliveries.attempt(record.id));
    const outcome = outcomeOf(input);
    if (channel === 'form') return context.redirect(thankYouPath(input.kind, outcome), 303);
    return context.json({ id: record.id, outcome }, 201);
  });

/** The page of a form whose fields could not be taken: its kind may be all that is right in it. */
async function formPageOf(context: Context): Promise<string> {
  const kind = new URLSearchParams(await context.req.text()).get('kind');
  return enquiryPages[enquiryKinds.find((known): known is EnquiryKind => known === kind) ?? 'contact'];
}
