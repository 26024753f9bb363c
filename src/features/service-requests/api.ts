import { type Context, Hono } from 'hono';
import { serviceTypeName } from '../../content/services/service-types.ts';
import type { Consent, NewRecord } from '../../platform/ledger/records.ts';
import { serviceNamed } from '../../records/service-words.ts';
import type { SpamReason } from '../../records/spam-reason.ts';
import type { WriteServices } from '../../services/services.ts';
import { indiaDate } from '../../values/india-time.ts';
import { slugify } from '../../values/slug.ts';
import { splitCampaign } from '../../values/utm.ts';
import { consentOf } from '../../web/api/consent.ts';
import { mayRecord } from '../../web/api/limits.ts';
import { ledgerFault, readForm, refuseForm, tooManyAnswer } from '../../web/api/read-form.ts';
import { refererCampaign } from '../../web/api/referer.ts';
import { senderFieldsOfLead } from '../../web/api/sender-fields.ts';
import { sentAt } from '../../web/api/sent-at.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { STORED_AT_HEADER } from '../../web/contract/stored-at.ts';
import { allowedDeliveries, spamField, spamReasonOf } from '../../web/spam.ts';
import { type SenderPlace, senderPlace } from '../location/index.ts';
import { awayFields, awayFrom, type UnservedPlace } from '../places/index.ts';
import { countUnfoundCar } from '../pricing/index.ts';
import { conversionAnswer } from '../tracking/index.ts';
import { type ServiceRequestBody, type ServiceType, serviceRequestBody } from './contract.ts';
import { shownTypes } from './shown-types.ts';

/** Serves the form "Schedule Your Service". */
export const serviceRequestsApi = (services: WriteServices) =>
  new Hono<AppEnvironment>().post('/', async (context) => {
    // A preferred date may pass while the browser has no network, and such a lead must not be refused.
    const sent = sentAt(context.req.header(STORED_AT_HEADER), services.now());
    const form = await readForm(context, serviceRequestBody(indiaDate(sent)));
    if (!form.ok) return refuseForm(context, form.fault, addresses.schedule);
    const { channel, input } = form;
    if (!(await mayRecord(context, services, input.mobileNumber)))
      return tooManyAnswer(context, channel, addresses.schedule);
    const spamReason = spamReasonOf(input, services.now(), context.get('wasUnchecked'));
    const types = await services.serviceTypes();
    const fields = { ...refererCampaign(context, channel, services.siteUrl), ...input };
    const place = placeOf(context, fields);
    const away = awayFrom(place?.city, context.get('away'));
    const request = requestRecord(fields, types, { consent: consentOf(context), spamReason, away, place });
    const deliveries = allowedDeliveries(services.deliveriesFor('service_request', request), spamReason);
    const recorded = await services.ledger.record(
      'service_request',
      { ...request, senderFields: await senderFieldsOfLead(context, services) },
      deliveries,
    );
    if (!recorded.ok) return ledgerFault(context, recorded.code, channel, addresses.schedule);
    const { record, repeated } = recorded.value;
    const { id } = record;
    if (!repeated && spamReason === undefined) services.waitUntil(countUnfoundCar(services, input.carModel));
    services.waitUntil(services.outbox.attempt(id));
    if (channel === 'form') return context.redirect(`${addresses.thankYou}?for=service-request`, 303);
    return context.json({ id, conversion: conversionAnswer('service_request', request) }, 201);
  });

interface Circumstances {
  readonly consent: Consent;
  readonly spamReason: SpamReason | undefined;
  /** The visitor's place, if no centre serves it. */
  readonly away: UnservedPlace | undefined;
  readonly place: SenderPlace | undefined;
}

/** The sender's place. A place of the network that the browser sends along is the last to count. */
const placeOf = ({ req }: Context, { city, userCity, userState }: ServiceRequestBody) =>
  senderPlace(req.raw, { ofPage: city, own: { city: userCity, state: userState } });

/** The browser's words about its own place, beside the city and the state. */
const OWN_FIELDS = [
  'userCountry',
  'userLatitude',
  'userLongitude',
  'locationSource',
  'userArea',
  'userNeighborhood',
  'userSuburb',
] as const;

/** The fields of the place. Point, area and source belong to the browser's own place, and to no other. */
function placeFields(sent: Partial<ServiceRequestBody>, place: SenderPlace | undefined) {
  const own = Object.fromEntries(OWN_FIELDS.flatMap((name) => (sent[name] ? [[name, sent[name]]] : [])));
  const { city = sent.userCity, state = sent.userState, isOwn = true } = place ?? {};
  return {
    ...(isOwn ? own : { userCountry: 'India' }),
    ...(city && { userCity: city }),
    ...(state && { userState: state }),
  };
}

function requestRecord(
  { idempotencyKey, website: _, name, mobileNumber, ...sent }: ServiceRequestBody,
  types: readonly ServiceType[],
  { consent, spamReason, away, place }: Circumstances,
): NewRecord<'service_request'> {
  const { campaign, rest } = splitCampaign(sent);
  const { carModel, preferredDate, serviceType } = rest;
  const asked = { carModel, preferredDate, serviceType };
  // The list may have changed since the form was opened: a request is stored whatever number it names.
  const named = serviceTypeName(types, serviceType);
  const isGuessed = place?.isOwn === true && rest.locationSource === 'ip';
  return {
    idempotencyKey,
    name,
    mobileNumber,
    city: place && (place.served?.slug ?? slugify(place.city)),
    state: place?.state ?? rest.userState,
    source: 'service-request',
    service: named && serviceNamed(named),
    campaign: campaign.utmCampaign,
    // The content backend's message field is always empty: the form has none.
    fields: {
      ...asked,
      ...placeFields(rest, place),
      ...campaign,
      message: '',
      ...spamField(spamReason),
      ...awayFields(away, place === undefined || isGuessed),
    },
    content: { name, mobileNumber, ...asked },
    consent,
  };
}

/**
 * Answers the services to choose from in the form, in the city of `?city=`, else in the visitor's. They are the content
 * backend's list where there is one, else the repository's.
 */
export const serviceTypesApi = (services: Pick<WriteServices, 'serviceTypes'>) =>
  new Hono<AppEnvironment>().get('/', async (context) => {
    context.header('Cache-Control', 'private, max-age=300');
    // A visitor who chooses another city has another list.
    context.header('Vary', 'Cookie');
    return context.json({ serviceTypes: shownTypes(await services.serviceTypes(), context.get('city')) });
  });
