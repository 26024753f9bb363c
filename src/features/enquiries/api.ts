import { Hono } from 'hono';
import { servedCity } from '../../content/cities/all-cities.ts';
import { GOOD_RATING } from '../../content/company/feedback.ts';
import type { Consent, NewRecord } from '../../platform/ledger/records.ts';
import type { SpamReason } from '../../records/spam-reason.ts';
import type { WriteServices } from '../../services/services.ts';
import { stateNameOf } from '../../values/city-aliases.ts';
import { slugify } from '../../values/slug.ts';
import { type LeadUtm, splitCampaign } from '../../values/utm.ts';
import { consentOf } from '../../web/api/consent.ts';
import { mayRecord } from '../../web/api/limits.ts';
import { ledgerFault, readForm, refuseForm, tooManyAnswer } from '../../web/api/read-form.ts';
import { refererCampaign } from '../../web/api/referer.ts';
import { returnTo } from '../../web/api/return-to.ts';
import { senderFieldsOf } from '../../web/api/sender-fields.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { allowedDeliveries, spamField, spamReasonOf } from '../../web/spam.ts';
import { type SenderPlace, senderPlace } from '../location/index.ts';
import { indianPlace, placeNamed } from '../places/index.ts';
import { conversionAnswer } from '../tracking/index.ts';
import {
  type EnquiryBody,
  type EnquiryKind,
  type EnquiryOutcome,
  enquiryBody,
  OPENING_IN,
} from './contract.ts';

/** Serves the contact, franchise, careers, feedback and workshop-partner forms, and the wish for an opening. */
export const enquiriesApi = (services: WriteServices) =>
  new Hono<AppEnvironment>().post('/', async (context) => {
    const formPage = await returnTo(context);
    const form = await readForm(context, enquiryBody);
    if (!form.ok) return refuseForm(context, form.fault, formPage);
    const { channel, input } = form;
    if (!(await mayRecord(context, services, input.mobileNumber)))
      return tooManyAnswer(context, channel, formPage);
    const spamReason = spamReasonOf(input, services.now(), context.get('wasUnchecked'));
    const fields = { ...refererCampaign(context, channel, services.siteUrl), ...input };
    const enquiry = enquiryRecord(fields, {
      consent: consentOf(context),
      spamReason,
      place: senderPlace(context.req.raw, {}),
    });
    const deliveries = allowedDeliveries(services.deliveriesFor('enquiry', enquiry), spamReason);
    const recorded = await services.ledger.record(
      'enquiry',
      { ...enquiry, senderFields: await senderFieldsOf(context, services) },
      deliveries,
    );
    if (!recorded.ok) return ledgerFault(context, recorded.code, channel, formPage);
    const { id } = recorded.value.record;
    services.waitUntil(services.outbox.attempt(id));
    const outcome = outcomeOf(input);
    if (channel === 'form') return context.redirect(thankYouPath(input.kind, outcome), 303);
    return context.json({ id, outcome, conversion: conversionAnswer('enquiry', enquiry) }, 201);
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

/** Returns the slug of a wished city, and the id by which the operator's summary counts the wishes. */
function openingOf(typed: string): { readonly city: string; readonly service: string } {
  const answer = placeNamed(typed);
  const name = answer.kind === 'unserved' ? (answer.place.name ?? typed) : typed;
  const city = slugify(name);
  return { city, service: `${OPENING_IN}${city || typed}` };
}

/** The state of a typed city that we do not serve. */
function stateOf(typed: string | undefined): string | undefined {
  const answer = typed === undefined ? undefined : placeNamed(typed);
  return answer?.kind === 'unserved' ? indianPlace(answer.place.slug ?? '')?.state : undefined;
}

interface Circumstances {
  readonly consent: Consent;
  readonly spamReason: SpamReason | undefined;
  /** The place that the sender chose; a typed one counts before it. */
  readonly place: SenderPlace | undefined;
}

/** The city and the state of a record: what its sender typed about, else where they chose to be. */
function placeOf(enquiry: EnquiryBody, chosen: SenderPlace | undefined): Pick<NewRecord, 'city' | 'state'> {
  const typed = 'city' in enquiry ? enquiry.city : undefined;
  if (typed === undefined)
    return { city: chosen && (chosen.served?.slug ?? slugify(chosen.city)), state: chosen?.state };
  const served = servedCity(typed);
  return {
    city: enquiry.kind === 'opening' ? openingOf(typed).city : (served?.slug ?? typed),
    state: served ? stateNameOf(served.slug) : stateOf(typed),
  };
}

function enquiryRecord(
  enquiry: EnquiryBody & LeadUtm,
  { consent, spamReason, place }: Circumstances,
): NewRecord<'enquiry'> {
  const { idempotencyKey, website: _, mobileNumber, sessionId, ...given } = enquiry;
  const { name, ...sent } = { name: undefined, ...given };
  const { campaign, rest: fields } = splitCampaign(sent);
  return {
    idempotencyKey,
    name,
    mobileNumber,
    ...placeOf(enquiry, place),
    source: fields.kind,
    service: enquiry.kind === 'opening' ? openingOf(enquiry.city).service : undefined,
    sessionId,
    campaign: campaign.utmCampaign,
    fields: { ...fields, ...campaign, ...spamField(spamReason) },
    content: { name, mobileNumber, ...fields },
    consent,
  };
}
