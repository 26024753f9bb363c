import { claims } from '../../../content/claims.ts';
import type { Coordinates } from '../../../values/place.ts';
import type { StructuredDataNode } from '../metadata.ts';
import { postalAddress } from './organisation.ts';
import { absolute, businessId, organisationId, type Site } from './site.ts';

interface ServedArea {
  readonly centre: Coordinates;
  /** 50,000 on the pages of a city, 100,000 on the near-me page. */
  readonly radiusMetres: number;
}

/**
 * The workshop as a local business, with its hours, rating and price range from `claims`. `area` is the served area;
 * its default is the radius around the workshop.
 */
export const autoRepairNode = (site: Site, area?: ServedArea): StructuredDataNode => {
  const { brand } = site;
  const { rating, hours, priceRange, serviceRadiusMetres } = claims;
  const { centre, radiusMetres } = area ?? {
    centre: brand.coordinates,
    radiusMetres: serviceRadiusMetres.cityPages,
  };
  return {
    '@type': 'AutoRepair',
    ...businessId(site),
    name: brand.name,
    parentOrganization: organisationId(site),
    url: absolute(site, '/'),
    image: absolute(site, '/images/share/home.png'),
    telephone: brand.supportPhoneDial,
    priceRange,
    address: postalAddress(site),
    geo: geoPoint(brand.coordinates),
    openingHours: `Mo-Su ${hours.inStructuredData.opens}-${hours.inStructuredData.closes}`,
    areaServed: { '@type': 'GeoCircle', geoMidpoint: geoPoint(centre), geoRadius: radiusMetres },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.value,
      reviewCount: rating.reviewsInStructuredData,
      bestRating: rating.best,
      worstRating: rating.worst,
    },
  };
};

const geoPoint = ({ latitude, longitude }: Coordinates) => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
});
