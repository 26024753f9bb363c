import { Hono } from 'hono';
import type { AppEnvironment } from '../app-environment.ts';
import { type ServiceType, serviceTypeName } from '../content/services/service-types.ts';
import { addresses } from '../contract/addresses.ts';
import type { Consent, NewRecord } from '../contract/records.ts';
import { type ServiceRequestBody, serviceRequestBody } from '../contract/service-requests.ts';
import { indiaDate } from '../domain/india-time.ts';
import { slugify } from '../domain/slug.ts';
import type { Suspicion } from '../domain/spam/suspicion.ts';
import { recordToken } from '../domain/token.ts';
import { partCampaign } from '../domain/tracking/utm.ts';
import { consentOf } from '../middleware/consent.ts';
import type { Services } from '../services.ts';
import { formCampaign } from './form-visit.ts';
import { ledgerFault } from './ledger-fault.ts';
import { readSubmission, refuseSubmission, tooManyAnswer } from './submission.ts';
import { owedOf, suspectField, suspicionIn } from './suspect.ts';

/** "Schedule Your Service" (spec sections 3 and 5, design section 4). */
export const serviceRequestsApi = (services: Services) =>
  new Hono<AppEnvironment>().post('/', async (context) => {
    const submission = await readSubmission(context, serviceRequestBody(indiaDate(services.now())));
    if (!submission.ok) return refuseSubmission(context, submission.fault, addresses.schedule);
    const { channel, input } = submission;
    if (!(await services.limits.number(input.mobileNumber)))
      return tooManyAnswer(context, channel, addresses.schedule);
    const suspect = suspicionIn(context, input, services.now());
    const types = await services.serviceTypes();
    const told = { ...formCampaign(context, channel, services.siteUrl), ...input };
    const request = requestRecord(told, types, { consent: consentOf(context), suspect });
    const owed = owedOf(services.owes('service_request', request), suspect);
    const recorded = await services.ledger.record('service_request', request, owed);
    if (!recorded.ok) return ledgerFault(context, recorded.code, channel, addresses.schedule);
    const { id } = recorded.value.record;
    services.waitUntil(services.deliveries.attempt(id));
    if (channel === 'form') return context.redirect(`${addresses.thankYou}?for=service-request`, 303);
    return context.json({ id, token: await recordToken(services.signer, id) }, 201);
  });

function requestRecord(
  { idempotencyKey, website: _, name, mobileNumber, ...sent }: ServiceRequestBody,
  types: readonly ServiceType[],
  { consent, suspect }: { readonly consent: Consent; readonly suspect: Suspicion | undefined },
): NewRecord {
  const { campaign, rest: fields } = partCampaign(sent);
  const { carModel, preferredDate, serviceType } = fields;
  return {
    idempotencyKey,
    name,
    mobileNumber,
    city: fields.userCity && slugify(fields.userCity),
    state: fields.userState,
    source: 'service-request',
    // The list may have changed since the form was opened: a request is kept whatever number it names.
    service: serviceTypeName(types, serviceType),
    campaign: campaign.utmCampaign,
    fields: { ...fields, ...campaign, message: '', ...suspectField(suspect) },
    content: { name, mobileNumber, carModel, preferredDate, serviceType },
    consent,
  };
}
