import { type Context, Hono } from 'hono';
import type { AppEnvironment } from '../app-environment.ts';
import { enquiryPages } from '../contract/addresses.ts';
import { type EnquiryKind, enquiryBody, enquiryKinds } from '../contract/enquiries.ts';
import { thankYouPath } from '../contract/thank-you.ts';
import { consentOf } from '../middleware/consent.ts';
import type { Services } from '../services.ts';
import { enquiryRecord, outcomeOf } from './enquiry-record.ts';
import { formCampaign } from './form-visit.ts';
import { ledgerFault } from './ledger-fault.ts';
import { readSubmission, refuseSubmission, tooManyAnswer } from './submission.ts';
import { owedOf, suspicionIn } from './suspect.ts';

/** Contact, franchise, careers, feedback and workshop-partner forms (design section 4). */
export const enquiriesApi = (services: Services) =>
  new Hono<AppEnvironment>().post('/', async (context) => {
    const submission = await readSubmission(context, enquiryBody);
    if (!submission.ok) return refuseSubmission(context, submission.fault, await formPageOf(context));
    const { channel, input } = submission;
    const formPage = enquiryPages[input.kind];
    if (!(await services.limits.number(input.mobileNumber))) return tooManyAnswer(context, channel, formPage);
    const suspect = suspicionIn(context, input, services.now());
    const cameWith = formCampaign(context, channel, services.siteUrl);
    const enquiry = enquiryRecord(input, consentOf(context), suspect, cameWith);
    const owed = owedOf(services.owes('enquiry', enquiry), suspect);
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
