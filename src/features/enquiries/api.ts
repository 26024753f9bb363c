import { Hono } from 'hono';
import { cities } from '../../content/cities/all-cities.ts';
import { GOOD_RATING } from '../../content/company/feedback.ts';
import type { Consent, NewRecord } from '../../platform/ledger/records.ts';
import type { WriteServices } from '../../services/services.ts';
import { type LeadUtm, splitCampaign } from '../../values/utm.ts';
import { consentOf } from '../../web/api/consent.ts';
import { ledgerFault, readForm, refuseForm, tooManyAnswer } from '../../web/api/read-form.ts';
import { refererCampaign } from '../../web/api/referer.ts';
import { returnTo } from '../../web/api/return-to.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { allowedDeliveries, type SpamReason, spamField, spamReasonOf } from '../../web/spam.ts';
import { type EnquiryBody, type EnquiryKind, type EnquiryOutcome, enquiryBody } from './contract.ts';

/** Serves the contact, franchise, careers, feedback and workshop-partner forms. */
export const enquiriesApi = (services: WriteServices) =>
  new Hono<AppEnvironment>().post('/', async (context) => {
    const form = await readForm(context, enquiryBody);
    if (!form.ok) return refuseForm(context, form.fault, await returnTo(context));
    const { channel, input } = form;
    const formPage = await returnTo(context);
    if (!(await services.limits.number(input.mobileNumber))) return tooManyAnswer(context, channel, formPage);
    const spamReason = spamReasonOf(input, services.now(), context.get('wasUnchecked'));
    const fields = { ...refererCampaign(context, channel, services.siteUrl), ...input };
    const enquiry = enquiryRecord(fields, consentOf(context), spamReason);
    const deliveries = allowedDeliveries(services.deliveriesFor('enquiry', enquiry), spamReason);
    const recorded = await services.ledger.record('enquiry', enquiry, deliveries);
    if (!recorded.ok) return ledgerFault(context, recorded.code, channel, formPage);
    const { id } = recorded.value.record;
    services.waitUntil(services.outbox.attempt(id));
    const outcome = outcomeOf(input);
    if (channel === 'form') return context.redirect(thankYouPath(input.kind, outcome), 303);
    return context.json({ id, outcome }, 201);
  });

/**
 * Returns the address of the page after a form without JavaScript. It is the same for everybody and holds no personal
 * data.
 */
const thankYouPath = (kind: EnquiryKind, outcome: EnquiryOutcome): string =>
  `${addresses.thankYou}?for=${outcome === 'received' ? kind : outcome}`;

const outcomeOf = (enquiry: EnquiryBody): EnquiryOutcome => {
  if (enquiry.kind !== 'feedback') return 'received';
  return enquiry.rating >= GOOD_RATING ? 'feedback_good' : 'feedback_poor';
};

function enquiryRecord(
  enquiry: EnquiryBody & LeadUtm,
  consent: Consent,
  spamReason: SpamReason | undefined,
): NewRecord {
  const { idempotencyKey, website: _, name, mobileNumber, sessionId, ...sent } = enquiry;
  const { campaign, rest: fields } = splitCampaign(sent);
  const typedCity = 'city' in enquiry ? enquiry.city : undefined;
  const city = cities.find((served) => served.name.toLowerCase() === typedCity?.toLowerCase());
  return {
    idempotencyKey,
    name,
    mobileNumber,
    city: city?.slug ?? typedCity,
    state: city?.state,
    source: fields.kind,
    sessionId,
    campaign: campaign.utmCampaign,
    fields: { ...fields, ...campaign, ...spamField(spamReason) },
    content: { name, mobileNumber, ...fields },
    consent,
  };
}
