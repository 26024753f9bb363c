import { windowOfOrdered } from '../../content/doorstep/find.ts';
import { HOME_PIN_PREFIX, servedLocalities } from '../../content/doorstep/served-area.ts';
import { doorstepServices } from '../../content/doorstep/services.ts';
import { packageNames } from '../../content/text/en/packages.ts';
import type { Consent, NewRecord } from '../../platform/ledger/records.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { splitCampaign } from '../../values/utm.ts';
import { vehicleLabel } from '../../values/vehicle.ts';
import type { FieldProblems } from '../../web/contract/field-problems.ts';
import type { SpamReason } from '../../web/spam.ts';
import { spamField } from '../../web/spam.ts';
import { OTHER_AREA } from '../bookings/contract.ts';
import type { PriceBook } from '../pricing/contract.ts';
import { priceSet } from '../pricing/contract.ts';
import type { OrderBody } from './contract.ts';
import { type OrderableService, packageCatalogue, priceOrder } from './rules/order-pricing.ts';
import { newOrderState, orderedFields, orderStateFields } from './rules/order-state.ts';
import { type ServedPlace, servedPlace } from './rules/served-place.ts';
import { visitTimeProblem } from './rules/visit-time.ts';

const doorstepCatalogue: ReadonlyMap<string, OrderableService> = new Map(
  doorstepServices.map((service) => [service.id, { ...service, description: service.summary }]),
);

/** Returns the vehicle of an order under its name in the price sheet, with its packages. */
function vehicleOf({ manufacturer = '', model = '', fuelType = '' }: OrderBody, prices: PriceBook) {
  const row = prices.row({ manufacturer, model, fuelType });
  if (row === undefined) return undefined;
  const vehicle = vehicleLabel(row);
  return { vehicle, packages: packageCatalogue(priceSet(row), vehicle, packageNames) };
}

function placeOf({ pinCode, area }: OrderBody): ServedPlace<(typeof servedLocalities)[number]> | undefined {
  const typed = pinCode ?? (area === OTHER_AREA ? undefined : area);
  return typed === undefined ? undefined : servedPlace(typed, servedLocalities, HOME_PIN_PREFIX);
}

function placeProblem(body: OrderBody): FieldProblems | undefined {
  const place = placeOf(body);
  if (place === undefined) return { area: 'area_missing' };
  if (place.served) return undefined;
  return { [body.pinCode === undefined ? 'area' : 'pinCode']: place.problem };
}

/** `fields` names the refused fields: `items`, `area`, `pinCode`, `date` or `timeSlot`. */
export type OrderRefusal = {
  readonly fields: FieldProblems;
  readonly message?: string;
  /** The current amount in paise, when it differs from the amount that the visitor saw. */
  readonly amount?: number;
};

/**
 * Builds the ledger record of a new, unpaid order, priced from the catalogue and the price sheet. Its `content`, which
 * detects repeats of an idempotency key, leaves out the prices, because they may change between two sends.
 */
export function orderRecord(
  body: OrderBody,
  prices: PriceBook,
  {
    now,
    consent,
    spamReason,
  }: { readonly now: Date; readonly consent: Consent; readonly spamReason: SpamReason | undefined },
): Result<NewRecord, 'refused' | 'price_changed', OrderRefusal> {
  const vehicle = vehicleOf(body, prices);
  const catalogue = new Map([...doorstepCatalogue, ...(vehicle?.packages ?? [])]);
  const priced = priceOrder(body.items, catalogue);
  if (!priced.ok) {
    const message = priced.detail?.message;
    return failure('refused', { fields: { items: 'invalid' as const }, ...(message && { message }) });
  }
  const { amount } = priced.value;
  if (body.expectedAmount !== undefined && body.expectedAmount !== amount) {
    return failure('price_changed', { fields: {}, amount });
  }
  const windows = priced.value.lines.map(({ serviceId }) => windowOfOrdered(serviceId));
  const time = visitTimeProblem(body, windows, now);
  const fields: FieldProblems = { ...placeProblem(body), ...(time && { [time.field]: time.code }) };
  if (Object.keys(fields).length > 0) return failure('refused', { fields });

  const {
    idempotencyKey,
    website: _,
    name,
    mobileNumber,
    items,
    payment: __,
    expectedAmount: ___,
    sessionId,
    ...sent
  } = body;
  const { campaign, rest: visit } = splitCampaign(sent);
  const place = placeOf(body);
  const locality = place?.served ? place.locality?.name : undefined;
  return success({
    idempotencyKey,
    name,
    mobileNumber,
    city: 'jaipur',
    state: 'Rajasthan',
    source: 'checkout',
    service: priced.value.lines[0]?.name,
    sessionId,
    campaign: campaign.utmCampaign,
    fields: {
      ...visit,
      ...campaign,
      ...orderedFields(priced.value),
      ...orderStateFields(newOrderState(priced.value.amount)),
      ...(locality && { area: locality }),
      ...(vehicle && { vehicle: vehicle.vehicle }),
      ...spamField(spamReason),
    },
    content: { name, mobileNumber, items: items.map((item) => ({ ...item })), ...visit },
    consent,
  });
}
