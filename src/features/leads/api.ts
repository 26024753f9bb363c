import { type Context, Hono } from 'hono';
import type { City } from '../../content/cities/city.ts';
import { GENERAL_INTEREST } from '../../records/service-words.ts';
import type { WriteServices } from '../../services/services.ts';
import { failure, success } from '../../values/result.ts';
import { consentOf } from '../../web/api/consent.ts';
import { mayRecord } from '../../web/api/limits.ts';
import { type Channel, ledgerFault, readForm, refuseForm, tooManyAnswer } from '../../web/api/read-form.ts';
import { readOwnForm } from '../../web/api/read-own-form.ts';
import { openRecord } from '../../web/api/record-link.ts';
import { refererCampaign } from '../../web/api/referer.ts';
import { returnTo } from '../../web/api/return-to.ts';
import { senderFieldsOfLead } from '../../web/api/sender-fields.ts';
import { withServiceId } from '../../web/api/with-service-id.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { awaySentence } from '../../web/document/away-notice.ts';
import { bookNowLink } from '../../web/document/book-now-message.ts';
import { chatNoticeOf } from '../../web/document/chat-notice.ts';
import { isPriced, leadServiceName } from '../../web/document/priced-services.ts';
import { allowedDeliveries, spamReasonOf } from '../../web/spam.ts';
import { type SenderPlace, senderPlace } from '../location/index.ts';
import { awayFrom } from '../places/index.ts';
import type { PriceBook } from '../pricing/contract.ts';
import { countUnfoundCar, pricesForRecord } from '../pricing/index.ts';
import { conversionAnswer } from '../tracking/index.ts';
import { type LeadBody, leadBody, leadChanges } from './contract.ts';
import { nextStepOf } from './next-step.ts';
import { chosenOf, leadChange, leadRecord, rowOf } from './record.ts';

/** Serves leads: a lead is a mobile number from Book Now or the lead popup. */
export const leadsApi = (services: WriteServices) =>
  new Hono<AppEnvironment>()
    .post('/', (context) => create(context, services))
    .put('/:id', (context) => change(context, services, context.req.param('id')));

async function create(context: Context<AppEnvironment>, services: WriteServices): Promise<Response> {
  const formPage = await returnTo(context);
  const form = await readForm(context, withServiceId('serviceInterest', leadBody));
  if (!form.ok) return refuseForm(context, form.fault, formPage);
  const { channel, input } = form;
  if (!(await mayRecord(context, services, input.mobileNumber)))
    return tooManyAnswer(context, channel, formPage);
  const spamReason = spamReasonOf(input, services.now(), context.get('wasUnchecked'));
  const fields = {
    ...visitOfForm(context, channel, services.siteUrl),
    ...input,
    ...pageCity(channel, input),
  };
  const prices = await pricesForRecord(services.prices);
  const place = placeOf(context, fields);
  const away = awayFrom(place?.city, context.get('away'));
  const about = { services, prices, place, city: context.get('city') };
  const { price } = nextAnswer(fields, fields.serviceInterest, { ...about, reference: undefined });
  const lead = leadRecord(fields, prices, { consent: consentOf(context), spamReason, away, place, price });
  const deliveries = allowedDeliveries(services.deliveriesFor('lead', lead), spamReason);
  const recorded = await services.ledger.record(
    'lead',
    { ...lead, senderFields: await senderFieldsOfLead(context, services) },
    deliveries,
  );
  if (!recorded.ok) return ledgerFault(context, recorded.code, channel, formPage);
  const { record, repeated } = recorded.value;
  const { id } = record;
  services.waitUntil(services.outbox.attempt(id));
  if (channel === 'form') {
    // A script counts while its visitor searches; a plain field is read only here.
    if (input.carModel !== undefined && !repeated && spamReason === undefined)
      services.waitUntil(countUnfoundCar(services, input.carModel));
    return context.redirect(thankYouPath(fields), 303);
  }
  const { price: _, ...next } = nextAnswer(fields, fields.serviceInterest, {
    ...about,
    reference: record.reference,
  });
  await openRecord(context, services.signer, 'lead', record);
  const conversion = conversionAnswer('lead', lead);
  const notice = away && awaySentence(away);
  return context.json({ id, ...next, conversion, ...(notice && { notice }) }, 201);
}

async function change(
  context: Context<AppEnvironment>,
  services: WriteServices,
  id: string,
): Promise<Response> {
  const form = await readOwnForm(context, services, {
    id,
    schema: withServiceId('serviceInterest', leadChanges),
    formPage: addresses.book,
  });
  if (!form.ok) return form.answer;
  const changes = { lastActivityTimestamp: services.now().toISOString(), ...form.input };
  const prices = await pricesForRecord(services.prices);
  const place = placeOf(context, changes);
  const changed = await services.ledger.change(
    id,
    ({ kind, fields }) =>
      kind === 'lead' ? success(leadChange(fields, changes, { prices, place })) : failure('not_found'),
    { by: 'visitor' },
  );
  if (!changed.ok) return ledgerFault(context, changed.code, 'json', addresses.book);
  services.waitUntil(services.outbox.attempt(id));
  const service = changes.serviceInterest ?? GENERAL_INTEREST;
  const { price: _, ...next } = nextAnswer(changes, service, {
    services,
    prices,
    place,
    city: context.get('city'),
    reference: changed.value.record.reference,
  });
  return context.json({ id, ...next });
}

interface NextContext {
  readonly services: Pick<WriteServices, 'brand' | 'chatWrites'>;
  readonly prices: PriceBook;
  /** The place that the page or the visitor named; only this one stands in the chat's message. */
  readonly place: SenderPlace | undefined;
  /** The visitor's city for a form that names none; it may be the network's guess. */
  readonly city: City;
  readonly reference: string | null | undefined;
}

/** The step after the number, and the chat with a message that names the same service, car, price and city. */
function nextAnswer(
  sent: Parameters<typeof chosenOf>[0],
  serviceInterest: string,
  { services, prices, place, city: visitors, reference }: NextContext,
) {
  const city = place?.served ?? visitors;
  const chosen = chosenOf({ ...sent, serviceInterest }, prices, place?.served?.name ?? place?.city);
  const chatNotice = chatNoticeOf(services);
  const next = {
    ...nextStepOf({ service: chosen.service, car: rowOf(sent, prices), carModel: sent.carModel }, city),
    ...(chatNotice !== undefined && { chatNotice }),
  };
  const price = next.price ?? chosen.price;
  const service = chosen.service && leadServiceName(chosen.service);
  const whatsappUrl = bookNowLink(services.brand, city, { ...chosen, service, price, reference });
  return { whatsappUrl, next, price };
}

/** Returns the address of the page after a plain form, with the service and car of its chat message. */
function thankYouPath({ serviceInterest, car: ofPage, carModel }: LeadBody): string {
  // The chat must not name the page's car and its price for a car that the visitor typed.
  const car = carModel === undefined ? ofPage : undefined;
  const chosen = isPriced(serviceInterest) ? { service: serviceInterest, ...(car && { car }) } : {};
  return `${addresses.thankYou}?${new URLSearchParams({ for: 'lead', ...chosen })}`;
}

/** A plain form has the city of its page in its field `location`; scripts send it as `city`. */
const pageCity = (channel: Channel, { location }: LeadBody) =>
  channel === 'form' && location !== undefined ? { city: location } : {};

const placeOf = ({ req }: Context, { city, location }: Pick<LeadBody, 'city' | 'location'>) =>
  senderPlace(req.raw, { ofPage: city, own: { city: location } });

/** Scripts send browser and campaign as fields; for a plain form both come from its request headers. */
function visitOfForm(context: Context, channel: Channel, siteUrl: string) {
  const browser = channel === 'form' ? context.req.header('User-Agent')?.slice(0, 255) : undefined;
  return { ...(browser ? { browserInfo: browser } : {}), ...refererCampaign(context, channel, siteUrl) };
}
