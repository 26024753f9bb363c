import { cities, cityCalled, homeCity } from '../../../content/cities/all-cities.ts';
import { indiaInstant } from '../../../values/india-time.ts';
import type { Pages } from '../../../web/pages/answer-pages.ts';
import type { PreviewQuery } from '../contract.ts';
import type { Banner } from '../rules/banner.ts';
import { competing, namesPlace, reaching } from '../rules/choose.ts';
import { placeOfCity } from '../visitor.ts';

/** The query of a preview, complete. */
export type PreviewChoice = {
  readonly [Name in keyof Required<PreviewQuery>]: NonNullable<PreviewQuery[Name]>;
};

/** The first place of the banner: a city with pages where it names one. */
const firstCity = ({ places }: Banner): string =>
  cities.find(({ slug }) => namesPlace(places, placeOfCity(slug)))?.name ?? places.cities[0] ?? '';

/** An address of the banner's pages, of the wanted city where there is one. */
function firstAddress({ families }: Banner, city: string, pages: Pages): string {
  const listed = families.flatMap((family) => pages.addressesOf(family));
  const { slug } = cityCalled(city) ?? homeCity;
  return listed.find((path) => path.includes(slug)) ?? listed[0] ?? '/';
}

/** Completes the query of a preview. `pages` are those of English: its addresses name the pages of both languages. */
export function previewChoice(query: PreviewQuery, banner: Banner, pages: Pages): PreviewChoice {
  const { variant, at, city = firstCity(banner) } = query;
  const { language = banner.languages[0] ?? 'en', path = firstAddress(banner, city, pages) } = query;
  return { variant, at, city, language, path };
}

/** The instant of a preview; without one it is now. */
export function instantOf({ at }: PreviewChoice, now: Date): Date {
  const [date = '', time = ''] = at.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return at === '' ? now : indiaInstant(date, hours * 60 + minutes);
}

interface Preview {
  readonly choice: PreviewChoice;
  /** The family of the page; undefined where there is none. */
  readonly family: string | undefined;
  readonly at: Date;
}

/** Whether some visitors from the city would see the banner on the page then, once it is started. */
export function wouldBeSeen(
  banners: readonly Banner[],
  banner: Banner,
  { choice, family, at }: Preview,
): boolean {
  if (family === undefined) return false;
  const started = banners.map((one) => (one.id === banner.id ? { ...one, state: 'on' as const } : one));
  const competitors = competing(started, banner.position, {
    family,
    language: choice.language,
    campaign: banner.campaign ?? undefined,
    seen: [],
    now: at.getTime(),
    place: placeOfCity(choice.city),
  });
  return reaching(competitors).some(({ id }) => id === banner.id);
}
