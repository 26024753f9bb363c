import type { StructuredDataNode } from '../metadata.ts';
import { absolute, organisationId, type Site } from './site.ts';

/** The business that runs the site: customer-service phone, e-mail, address in Jaipur, social profiles. */
export const organisationNode = (site: Site): StructuredDataNode => {
  const { brand } = site;
  return {
    '@type': 'Organization',
    ...organisationId(site),
    name: brand.name,
    url: absolute(site, '/'),
    logo: absolute(site, '/images/mark.svg'),
    email: brand.companyEmail,
    address: postalAddress(site),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: brand.supportPhoneDial,
      areaServed: brand.address.countryCode,
      availableLanguage: ['en', 'hi'],
    },
    sameAs: brand.socialLinks.map(({ url }) => url),
  };
};

export const postalAddress = ({ brand: { address } }: Site) => ({
  '@type': 'PostalAddress',
  streetAddress: `${address.street}, ${address.locality}`,
  addressLocality: address.city,
  addressRegion: address.state,
  postalCode: address.postalCode,
  addressCountry: address.countryCode,
});
