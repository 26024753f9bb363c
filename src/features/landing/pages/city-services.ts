import type { OfferId } from '../../../../client/islands/pricing/offers.ts';
import { homeCity } from '../../../content/cities/all-cities.ts';
import type { City, CityServiceType } from '../../../content/cities/city.ts';
import { localPages } from '../../../content/services/local/local-pages.ts';
import type { ServiceId } from '../../../content/services/service.ts';
import { variantText } from '../../../content/text/landing.ts';
import { once } from '../../../values/once.ts';
import type { NamedLink } from '../../../web/components/lists.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { LANDING_SERVICES, type LandingService } from '../rules/landing-address.ts';

const landingServices: Partial<Record<CityServiceType, LandingService>> = { ac: 'ac', denting: 'dent-paint' };

/**
 * Returns the address of a city's service: its landing page there, or a page of that city alone; undefined for neither.
 */
export function cityServiceAddress(city: City, type: CityServiceType): string | undefined {
  const landing = landingServices[type];
  if (landing !== undefined) return addresses.cityService(landing, city.slug);
  const local = localPages.find((page) => page.city === city.slug && page.serviceId === type);
  return local && addresses.localPage(local.slug);
}

const localPaths = once(() => new Set(localPages.map(({ slug }) => addresses.localPage(slug))));

/** Whether a page of one city alone has the address. There it takes precedence over a page that every city has. */
export const hasLocalPage = (path: string): boolean => localPaths().has(path);

/** Returns the landing pages of a city besides the one given. */
export const otherCityLinks = (city: City, path: string): readonly NamedLink[] =>
  [
    ...LANDING_SERVICES.map((service) => ({
      href: addresses.cityService(service, city.slug),
      name: variantText.names[service],
    })),
    ...(city === homeCity ? [{ href: addresses.cityJaipur, name: variantText.hub }] : []),
    ...localPages
      .filter((page) => page.city === city.slug)
      .map(({ slug, name }) => ({ href: addresses.localPage(slug), name })),
  ].filter(({ href }, at, all) => href !== path && all.findIndex((other) => other.href === href) === at);

/** Returns the offer that the price card shows first on a page about this service; undefined for the city's routine. */
export function offerOf(service: ServiceId): OfferId | undefined {
  if (service === 'ac') return 'ac';
  return service === 'denting' ? 'dentPaint' : undefined;
}
