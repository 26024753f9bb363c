import { cities } from '../../../content/cities/all-cities.ts';
import type { Faq } from '../../../content/faq.ts';
import { manufacturers } from '../../../content/manufacturers/all-manufacturers.ts';
import { localPages } from '../../../content/services/local/local-pages.ts';
import { landingText, makerText as text } from '../../../content/text/en/landing.ts';
import { formatMoney } from '../../../values/money.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import { fitDescription, fitTitle } from './fit-words.ts';
import { landingCar } from './landing-car.ts';
import { landingEntry } from './landing-entry.tsx';
import type { LandingView } from './landing-view.ts';
import { type MakerInCity, makerScope } from './maker-in-city.ts';
import { manufacturerSections } from './manufacturer-sections.tsx';
import { rotated } from './rotate.ts';

const CITY_QUESTIONS = 2;

/** `/{manufacturer}-car-service-in-{city}`. */
function manufacturerView(about: MakerInCity, context: PageContext): LandingView {
  const { maker, city } = about;
  const { name, popularModels } = maker;
  return {
    path: addresses.manufacturer(maker.slug, city.slug),
    title: fitTitle(text.title(name, city.name), popularModels),
    description: fitDescription(
      text.description(name, city.name, maker.summary),
      text.shortDescription(name, city.name, maker.summary),
    ),
    keywords: text.keywords(name, city.name, popularModels),
    image: `/images/share/city-${city.slug}.png`,
    about: { carBrand: name },
    serviceType: `${name} car service`,
    area: city.name,
    city,
    crumbs: [
      { label: landingText.home, href: addresses.home },
      { label: city.name, href: addresses.city(city.slug) },
      { label: name },
    ],
    heading: text.heading(name, city.name),
    lead: text.lead(name, city.name, popularModels),
    ticks: text.ticks(
      name,
      city.name,
      (maker.presence === 'on-sale' ? text.onSale : text.serviceOnly)(name, city.name),
    ),
    scope: makerScope(about),
    faqTitle: text.faqs(name, city.name),
    faqs: manufacturerFaqs(about, context),
    prices: 'short',
    hiddenContent: { paragraphs: [text.hidden(name, city.name, popularModels.join(', '))] },
    sections: manufacturerSections(about, context),
  };
}

function manufacturerFaqs(about: MakerInCity, context: PageContext): readonly Faq[] {
  const { maker, city, makerIndex, cityIndex } = about;
  return [
    ...costFaq(about, context),
    ...rotated(maker.faqs, cityIndex, 1),
    ...rotated(city.faqs, makerIndex * CITY_QUESTIONS, CITY_QUESTIONS),
  ];
}

/** What the stand-in costs, where the sheet is at hand: words must not wait for it. */
function costFaq(about: MakerInCity, context: PageContext): readonly Faq[] {
  const { maker, city } = about;
  const book = context.prices.peek();
  const scope = makerScope(about);
  const car = book && landingCar({ ...context, query: new URLSearchParams() }, book, scope);
  const { express, basic } = car?.row ?? {};
  if (car === undefined || express == null || basic == null) return [];
  return [
    {
      question: text.cost(maker.name, city.name),
      answer: text.costAnswer(
        maker.name,
        city.name,
        car.model.name,
        car.row.fuelType.toLowerCase(),
        formatMoney(express),
        formatMoney(basic),
      ),
    },
  ];
}

/** Where an address is also a page of that city alone, that page's own text wins. */
const hasLocalPage = (path: string): boolean =>
  localPages.some(({ slug }) => addresses.localPage(slug) === path);

export const manufacturerPage = landingEntry<MakerInCity>({
  name: 'manufacturer',
  addresses: () =>
    cities
      .flatMap((city, cityIndex) =>
        manufacturers.map((maker, makerIndex) => ({
          path: addresses.manufacturer(maker.slug, city.slug),
          parameters: { maker, city, makerIndex, cityIndex },
        })),
      )
      .filter(({ path }) => !hasLocalPage(path)),
  city: ({ city }) => city,
  view: manufacturerView,
});
