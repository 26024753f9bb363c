import { z } from 'zod';

/** The used part of schema.org: a strict schema of every node that a page may contain. */
const id = z.url();
const reference = z.strictObject({ '@id': id });
const text = z.string().trim().min(1);
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const rupees = z.number().positive();

const address = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text,
  addressLocality: text,
  addressRegion: text,
  postalCode: z
    .string()
    .regex(/^\d{6}$/)
    .optional(),
  addressCountry: z.literal('IN'),
});

const point = z.strictObject({
  '@type': z.literal('GeoCoordinates'),
  latitude: z.number().min(6).max(38),
  longitude: z.number().min(68).max(98),
});

const offer = z.strictObject({
  '@type': z.literal('Offer'),
  name: text.optional(),
  price: rupees,
  priceCurrency: z.literal('INR'),
  availability: z.url().optional(),
  url: z.url().optional(),
  seller: reference.optional(),
});

/** Several prices of one page. */
const offers = z.strictObject({
  '@type': z.literal('AggregateOffer'),
  offerCount: z.number().min(2),
  lowPrice: rupees,
  highPrice: rupees,
  priceCurrency: z.literal('INR'),
});

const organisation = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': id,
  name: text,
  url: z.url(),
  logo: z.url(),
  email: z.string().includes('@'),
  address,
  contactPoint: z.strictObject({
    '@type': z.literal('ContactPoint'),
    contactType: z.literal('customer service'),
    telephone: z.string().regex(/^\+\d{10,14}$/),
    areaServed: z.literal('IN'),
    availableLanguage: z.array(text),
  }),
  sameAs: z.array(z.url()).min(1),
});

const circle = (radius: number) =>
  z.strictObject({
    '@type': z.literal('GeoCircle'),
    geoMidpoint: point,
    geoRadius: z.literal(radius),
  });

const autoRepair = z.strictObject({
  '@type': z.literal('AutoRepair'),
  '@id': id,
  name: text,
  parentOrganization: reference.optional(),
  telephone: z.string().regex(/^\+\d{10,14}$/),
  priceRange: z.literal('₹₹'),
  address,
  geo: point,
  openingHours: z.literal('Mo-Su 06:00-22:00'),
  areaServed: circle(50_000),
  aggregateRating: z
    .strictObject({
      '@type': z.literal('AggregateRating'),
      ratingValue: z.literal(4.8),
      reviewCount: z.literal(1500),
      bestRating: z.literal(5),
      worstRating: z.literal(1),
    })
    .optional(),
});

const webSite = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': id,
  name: text,
  alternateName: text,
  url: z.url(),
  inLanguage: z.literal('en-IN'),
  publisher: reference,
});

const service = z.strictObject({
  '@type': z.literal('Service'),
  name: text,
  serviceType: text,
  provider: reference,
  areaServed: z.union([text, circle(100_000)]),
  offers: z.union([offer, offers]).optional(),
});

const product = z.strictObject({
  '@type': z.literal('Product'),
  '@id': id,
  name: text,
  description: text,
  image: z.url(),
  sku: text,
  brand: z.strictObject({ '@type': z.literal('Brand'), name: text }),
  offers: offer,
});

const faqPage = z.strictObject({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
      }),
    )
    .min(1),
});

const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: text,
        item: z.url().optional(),
      }),
    )
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1), 'positions count from 1')
    .refine((items) => items.slice(0, -1).every(({ item }) => item), 'all but the last lead somewhere'),
});

const blogPosting = z.strictObject({
  '@type': z.literal('BlogPosting'),
  '@id': id,
  headline: z.string().min(1).max(110),
  description: text,
  image: z.url(),
  datePublished: date,
  dateModified: date,
  keywords: z.array(text),
  inLanguage: z.literal('en-IN'),
  mainEntityOfPage: z.url(),
  author: reference,
  publisher: reference,
});

const node = z.discriminatedUnion('@type', [
  organisation,
  autoRepair,
  webSite,
  service,
  product,
  faqPage,
  breadcrumbs,
  blogPosting,
]);

/** The one graph of a page. */
export const graphSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(node).min(1),
});

export type Graph = z.infer<typeof graphSchema>;
