import { findDoorstepService, windowOfOrdered } from '../../content/doorstep/find.ts';
import { HOME_PIN_PREFIX, servedLocalities } from '../../content/doorstep/served-area.ts';
import { doorstepServices } from '../../content/doorstep/services.ts';
import { packageNames } from '../../content/text/packages.ts';
import type { Consent, NewRecord } from '../../platform/ledger/records.ts';
import type { SpamReason } from '../../records/spam-reason.ts';
import type { JsonObject } from '../../values/canonical-json.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { splitCampaign } from '../../values/utm.ts';
import { vehicleLabel } from '../../values/vehicle.ts';
import type { FieldProblems } from '../../web/contract/field-problems.ts';
import { spamField } from '../../web/spam.ts';
import { OTHER_AREA } from '../bookings/contract.ts';
import { type CouponOffer, type CouponScope, couponDiscount } from '../coupons/contract.ts';
import { type PriceBook, priceSet } from '../pricing/contract.ts';
import type { SlotCity } from '../slots/contract.ts';
import type { OrderBody } from './contract.ts';
import {
  type OrderableService,
  type PricedOrder,
  packageCatalogue,
  priceOrder,
} from './rules/order-pricing.ts';
import { newOrderState, orderedFields, orderStateFields } from './rules/order-state.ts';
import { type ServedPlace, servedPlace } from './rules/served-place.ts';
import { visitTimeProblem } from './rules/visit-time.ts';

/** Doorstep orders and express packages share the slots of one city. */
export const ORDER_CITY: SlotCity = 'jaipur';

const doorstepCatalogue: ReadonlyMap<string, OrderableService> = new Map(
  doorstepServices.map((service) => [service.id, { ...service, description: service.summary }]),
);

/** The cart's lines at our prices. A package needs the car that prices it. */
export function orderedLines(
  { items, ...car }: Pick<OrderBody, 'items' | 'manufacturer' | 'model' | 'fuelType'>,
  prices: PriceBook,
) {
  const catalogue = new Map([...doorstepCatalogue, ...(vehicleOf(car, prices)?.packages ?? [])]);
  return priceOrder(items, catalogue);
}

type NamedCar = Pick<OrderBody, 'manufacturer' | 'model' | 'fuelType'>;

/** The car in words: its name in the price sheet, else as the visitor named it. */
function carInWords(body: OrderBody, prices: PriceBook): string | undefined {
  const { manufacturer, model, fuelType } = body;
  const known = vehicleOf(body, prices)?.vehicle;
  if (known !== undefined || manufacturer === undefined) return known ?? body.vehicle;
  return vehicleLabel({ manufacturer, model: model ?? '', fuelType: fuelType ?? '' });
}

/** The car as the visitor typed it, under the name that it has in every record; none for a car of the price sheet. */
function typedCar(body: OrderBody, prices: PriceBook): { readonly carModel?: string } {
  const isListed = vehicleOf(body, prices) !== undefined;
  return isListed || body.vehicle === undefined ? {} : { carModel: body.vehicle };
}

/** Whether a job of the order brings parts or fuel for the car. */
const needsCar = ({ items }: OrderBody): boolean =>
  items.some(({ serviceId }) => findDoorstepService(serviceId)?.needsCar === true);

/** Returns the vehicle of an order under its name in the price sheet, with its packages. */
function vehicleOf({ manufacturer = '', model = '', fuelType = '' }: NamedCar, prices: PriceBook) {
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

type OrderCoupon = CouponOffer & { readonly code: string; readonly scope: CouponScope | null };

/** `fields` names the refused fields: `items`, `coupon`, `vehicle`, `area`, `pinCode`, `date` or `timeSlot`. */
export type OrderRefusal = {
  readonly fields: FieldProblems;
  readonly message?: string;
  /** The current amount in paise, when it differs from the amount that the visitor saw. */
  readonly amount?: number;
};

/** An order at our prices, less its coupon. */
interface DiscountedOrder {
  readonly order: PricedOrder;
  /** In paise. */
  readonly discount: number;
  /** The amount to pay, in paise. */
  readonly amount: number;
}

/** Prices an order; refused where the visitor saw another amount. */
function discountedOrder(
  body: OrderBody,
  prices: PriceBook,
  coupon: OrderCoupon | undefined,
): Result<DiscountedOrder, 'refused' | 'price_changed', OrderRefusal> {
  const priced = orderedLines(body, prices);
  if (!priced.ok) {
    const message = priced.detail?.message;
    return failure('refused', { fields: { items: 'invalid' as const }, ...(message && { message }) });
  }
  const order = priced.value;
  const discount = coupon ? couponDiscount(coupon, coupon.scope ?? {}, order.lines) : success(0);
  if (!discount.ok) return failure('refused', { fields: { coupon: discount.code } });
  const amount = order.amount - discount.value;
  const { expectedAmount = amount, shownTotal = order.amount } = body;
  if (expectedAmount !== amount || shownTotal !== order.amount)
    return failure('price_changed', { fields: {}, amount });
  return success({ order, discount: discount.value, amount });
}

/** Returns the problems with the place, the time and the car of an order. */
function visitProblems(
  body: OrderBody,
  { lines }: PricedOrder,
  vehicle: string | undefined,
  now: Date,
): FieldProblems {
  const windows = lines.map(({ serviceId }) => windowOfOrdered(serviceId));
  const time = visitTimeProblem(body, windows, now);
  return {
    ...placeProblem(body),
    ...(time && { [time.field]: time.code }),
    ...(needsCar(body) && vehicle === undefined && { vehicle: 'car_model_missing' }),
  };
}

interface OrderCircumstances {
  readonly now: Date;
  readonly consent: Consent;
  /** A coupon that the customer may use. */
  readonly coupon?: OrderCoupon | undefined;
  readonly spamReason: SpamReason | undefined;
  readonly isVerified?: boolean;
}

/** The parts of an order's body that its record keeps. */
function partsOf(body: OrderBody) {
  const {
    idempotencyKey,
    website: _,
    chatNotice: ____,
    name,
    mobileNumber,
    items,
    payment: __,
    expectedAmount: ___,
    shownTotal: _____,
    sessionId,
    coupon,
    ...sent
  } = body;
  const { campaign, rest: visit } = splitCampaign(sent);
  return { idempotencyKey, name, mobileNumber, items, sessionId, coupon, campaign, visit };
}

/** The values that detect a repeat of an order’s key. They leave out the prices, because they may change between two sends. */
export function orderContent(body: OrderBody): JsonObject {
  const { name, mobileNumber, items, visit, coupon } = partsOf(body);
  return {
    name,
    mobileNumber,
    items: items.map((item) => ({ ...item })),
    ...visit,
    ...(coupon && { coupon }),
  };
}

/** Builds the ledger record of a new, unpaid order, priced from the catalogue and the price sheet. */
export function orderRecord(
  body: OrderBody,
  prices: PriceBook,
  { now, consent, spamReason, isVerified = false, coupon }: OrderCircumstances,
): Result<NewRecord<'order'>, 'refused' | 'price_changed', OrderRefusal> {
  const priced = discountedOrder(body, prices, coupon);
  if (!priced.ok) return priced;
  const { order, discount, amount } = priced.value;
  const vehicle = carInWords(body, prices);
  const problems = visitProblems(body, order, vehicle, now);
  if (Object.keys(problems).length > 0) return failure('refused', { fields: problems });

  const { idempotencyKey, name, mobileNumber, sessionId, campaign, visit } = partsOf(body);
  const place = placeOf(body);
  const locality = place?.served ? place.locality?.slug : undefined;
  return success({
    idempotencyKey,
    name,
    mobileNumber,
    city: ORDER_CITY,
    state: 'Rajasthan',
    source: 'checkout',
    service: order.lines[0]?.serviceId,
    sessionId,
    campaign: campaign.utmCampaign,
    fields: {
      ...visit,
      ...campaign,
      ...orderedFields(order),
      ...orderStateFields(newOrderState(amount)),
      ...(coupon && { couponCode: coupon.code, discount }),
      ...(locality && { area: locality }),
      ...(vehicle && { vehicle }),
      ...typedCar(body, prices),
      ...spamField(spamReason),
      ...(isVerified && { verified: true }),
    },
    content: orderContent(body),
    consent,
  });
}
