import type {
  Banner,
  BannerVariant,
  VariantId,
} from '../../../../../../src/features/banners/rules/banner.ts';

export const sampleVariant = (id: VariantId, rest: Partial<BannerVariant> = {}): BannerVariant => ({
  id,
  weight: 50,
  heading: `Heading ${id}`,
  line: 'One line',
  button: 'Book now',
  href: '/book',
  ...rest,
});

/** A banner with two variants that runs on the home page for everybody in Pune. */
export const sampleBanner = (rest: Partial<Banner> = {}): Banner => ({
  id: 'abcdef',
  name: 'Monsoon',
  version: 1,
  state: 'on',
  order: 1,
  places: { cities: ['pune'], states: [], elsewhere: false },
  families: ['home'],
  position: 'hero',
  from: null,
  until: null,
  share: 100,
  variants: [sampleVariant('a'), sampleVariant('b')],
  goal: 'lead',
  languages: ['en'],
  campaign: null,
  price: null,
  kept: null,
  startedAt: 0,
  endedAt: null,
  ...rest,
});
