import { homeCity } from '../../../content/cities/all-cities.ts';
import type { City } from '../../../content/cities/city.ts';
import { claims } from '../../../content/claims.ts';
import type { Coordinates } from '../../../values/place.ts';
import type { StructuredDataNode, StructuredDataValue } from '../metadata.ts';
import type { PageRating } from '../page-rating.ts';
import { postalAddress } from './organisation.ts';
import { businessId, type CitySite } from './site.ts';

/**
 * The workshop of the page's city as a local business, with its hours and price range from `claims`. `rating` is the
 * one that the page shows: a rating that visitors cannot see has no place in the structured data either.
 */
export const autoRepairNode = (site: CitySite, rating?: PageRating): StructuredDataNode => {
  const { brand, city } = site;
  const { hours, priceRange, serviceRadiusMetres } = claims;
  return {
    '@type': 'AutoRepair',
    ...businessId(site),
    name: city.centre.name,
    telephone: brand.supportPhoneDial,
    priceRange,
    address: city === homeCity ? postalAddress(site) : centreAddress(city),
    geo: geoPoint(city === homeCity ? brand.coordinates : city.centre.coordinates),
    openingHours: `Mo-Su ${hours.inStructuredData.opens}-${hours.inStructuredData.closes}`,
    areaServed: geoCircle(city.coordinates, serviceRadiusMetres.cityPages),
    ...(rating ? { aggregateRating: aggregateRating(rating) } : {}),
  };
};

/** `reviewCount` is of the business, and the page shows how many of them stand on the site. */
const aggregateRating = ({ value, allReviews, best, worst }: PageRating): StructuredDataValue => ({
  '@type': 'AggregateRating',
  ratingValue: value,
  reviewCount: allReviews,
  bestRating: best,
  worstRating: worst,
});

const centreAddress = ({ name, state, centre }: City): StructuredDataValue => ({
  '@type': 'PostalAddress',
  streetAddress: centre.area,
  addressLocality: name,
  addressRegion: state,
  addressCountry: 'IN',
});

const geoPoint = ({ latitude, longitude }: Coordinates) => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
});

/** A served area; `radius` in metres. */
export const geoCircle = (middle: Coordinates, radius: number) => ({
  '@type': 'GeoCircle',
  geoMidpoint: geoPoint(middle),
  geoRadius: radius,
});
