import { Hono } from 'hono';
import { type ServiceType, serviceTypeName } from '../../content/services/service-types.ts';
import type { Consent, NewRecord } from '../../platform/ledger/records.ts';
import type { Services } from '../../services/services.ts';
import { indiaDate } from '../../values/india-time.ts';
import { slugify } from '../../values/slug.ts';
import { recordToken } from '../../values/token.ts';
import { ledgerFault } from '../../web/api/ledger-fault.ts';
import { readForm, refuseForm, tooManyAnswer } from '../../web/api/submission.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { consentOf } from '../../web/middleware/consent.ts';
import type { SpamReason } from '../../web/spam/spam-score.ts';
import { formCampaign } from '../leads/form-visit.ts';
import { deliveriesOf, spamField, spamReasonIn } from '../leads/spam.ts';
import { partCampaign } from '../tracking/rules/utm.ts';
import { type ServiceRequestBody, serviceRequestBody } from './contract/service-requests.ts';

/** "Schedule Your Service" (spec sections 3 and 5, design section 4). */
export const serviceRequestsApi = (services: Services) =>
  new Hono<AppEnvironment>().post('/', async (context) => {
    const submission = await readForm(context, serviceRequestBody(indiaDate(services.now())));
    if (!submission.ok) return refuseForm(context, submission.fault, addresses.schedule);
    const { channel, input } = submission;
    if (!(await services.limits.number(input.mobileNumber)))
      return tooManyAnswer(context, channel, addresses.schedule);
    const suspect = spamReasonIn(context, input, services.now());
    const types = await services.serviceTypes();
    const told = { ...formCampaign(context, channel, services.siteUrl), ...input };
    const request = requestRecord(told, types, { consent: consentOf(context), suspect });
    const owed = deliveriesOf(services.deliveriesFor('service_request', request), suspect);
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
  { consent, suspect }: { readonly consent: Consent; readonly suspect: SpamReason | undefined },
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
    fields: { ...fields, ...campaign, message: '', ...spamField(suspect) },
    content: { name, mobileNumber, carModel, preferredDate, serviceType },
    consent,
  };
}
