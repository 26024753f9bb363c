import type { Context } from 'hono';
import { isPackageId, itemsField } from '../../features/checkout/contract.ts';
import { serviceIdOf } from '../../records/service-words.ts';
import { slugify } from '../../values/slug.ts';
import { carSlug } from '../../values/vehicle.ts';
import { addresses, endpoints, enquiryPages } from '../contract/addresses.ts';
import { locale } from '../contract/locale.ts';
import { isPriced } from '../document/priced-services.ts';

interface SentForm {
  readonly fields: URLSearchParams;
  /** The page that the form was sent from; undefined where the browser sends no Referer. */
  readonly from: URL | undefined;
}

/** The page that each form without JavaScript returns to. Its context names the problem as `?problem=`. */
const formPages: Readonly<Record<string, (sent: SentForm) => string>> = {
  [endpoints.leads]: ({ fields }) => bookPage(fields),
  [endpoints.serviceRequests]: () => addresses.schedule,
  [endpoints.bookings]: () => addresses.assistant,
  [endpoints.checkoutOrders]: ({ fields }) => checkoutPage(fields),
  [endpoints.enquiries]: (sent) => enquiryPage(sent),
  [endpoints.spin]: () => addresses.spinToWin,
  [endpoints.consent]: () => addresses.privacyChoices,
  [endpoints.redirects]: () => addresses.home,
};

/** The forms on the page of a booking or an order return to it; its visitor has the record's cookie. */
const OWN_RECORD = /^\/api\/(bookings|checkout\/orders)\/([0-9a-f-]{36})\//;

/**
 * The page that a refused form returns its visitor to, with its service, car and package. Every result is an address of
 * this site, whatever the form or its Referer contains.
 */
export async function returnTo(context: Context): Promise<string> {
  const { path } = context.req;
  if (path.startsWith(`${endpoints.admin}/`)) return addresses.admin;
  const sent = { fields: new URLSearchParams(await context.req.text()), from: ownReferrer(context) };
  const [, kind, id] = OWN_RECORD.exec(locale.englishPath(path)) ?? [];
  if (kind !== undefined && id !== undefined) {
    return kind === 'bookings' ? addresses.booking(id) : addresses.order(id);
  }
  return formPages[path]?.(sent) ?? addresses.book;
}

/** No value of ours is longer, and a longer one would make an address that no server takes. */
const LONGEST_VALUE = 200;

function fieldOf(fields: URLSearchParams, name: string): string {
  const value = fields.get(name) ?? '';
  return value.length > LONGEST_VALUE ? '' : value;
}

function ownReferrer(context: Context): URL | undefined {
  const referrer = context.req.header('Referer');
  if (referrer === undefined || !URL.canParse(referrer)) return undefined;
  const url = new URL(referrer);
  return url.origin === new URL(context.req.url).origin ? url : undefined;
}

/** Book Now's page, for the same service and car. */
function bookPage(fields: URLSearchParams): string {
  const service = serviceIdOf(fieldOf(fields, 'serviceInterest'));
  const car = slugify(fieldOf(fields, 'car'));
  return !isPriced(service) ? addresses.book : addresses.bookFor(service, car === '' ? undefined : car);
}

/**
 * The checkout of the express packages in the form, else the cart of doorstep services. The form that an answer shows
 * again is not at the page's address, so no Referer names its packages.
 */
function checkoutPage(fields: URLSearchParams): string {
  const car = carSlug({
    manufacturer: fieldOf(fields, 'manufacturer'),
    model: fieldOf(fields, 'model'),
    fuelType: fieldOf(fields, 'fuelType'),
  });
  const items = itemsField.safeParse(fields.get('items') ?? '');
  const packages = items.data?.map(({ serviceId }) => serviceId).filter(isPackageId) ?? [];
  return packages.length === 0
    ? addresses.doorstepCart
    : `${addresses.checkout}?${new URLSearchParams({ car, package: packages.join('.') })}`;
}

/** The page of the enquiry's kind; a form whose kind is wrong returns to the page that it was sent from. */
function enquiryPage({ fields, from }: SentForm): string {
  if (fields.get('kind') === 'opening') return finderPage(fieldOf(fields, 'city'));
  const byKind = new Map<string, string>(Object.entries(enquiryPages)).get(fields.get('kind') ?? '');
  const byPage = Object.values(enquiryPages).find((page) => page === from?.pathname);
  return byKind ?? byPage ?? addresses.contact;
}

/** The page about cities without a centre, whose form asks for an opening there. */
const finderPage = (city: string): string =>
  city === '' ? addresses.otherCities : `${addresses.otherCities}?${new URLSearchParams({ q: city })}`;
