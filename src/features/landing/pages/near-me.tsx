import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { cities } from '../../../content/cities/all-cities.ts';
import type { City } from '../../../content/cities/city.ts';
import { claims } from '../../../content/claims.ts';
import {
  nearMeGuideText as guideText,
  landingText,
  nearMeText as text,
} from '../../../content/text/landing.ts';
import { locationText } from '../../../content/text/location.ts';
import type { NearestPlace } from '../../../values/place.ts';
import { byDistance } from '../../../values/place.ts';
import { LocalityList } from '../../../web/components/lists.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { type PageContext, single } from '../../../web/pages/page-entry.ts';
import { landingEntry } from './landing-entry.tsx';
import type { LandingView } from './landing-view.ts';
import { linksSection, localitiesSection, proseSection } from './sections.tsx';

const LOCALITIES = 8;
const radiusMetres = claims.serviceRadiusMetres.nearMe;
const home = { label: landingText.home, href: addresses.home };

/** Makes the view of `/car-service-near-me`: the visitor's city, its centre, and all other cities by distance. */
async function nearMeView(context: PageContext): Promise<LandingView> {
  const { nearMeFaqs, nearMeSections } = await import('../../../content/near-me.ts');
  const { city } = context;
  const { centre } = city;
  return {
    path: addresses.nearMe,
    title: text.title,
    description: text.description(city.name),
    keywords: text.keywords,
    image: `city-${city.slug}`,
    serviceType: text.crumb,
    area: city.name,
    city,
    crumbs: [home, { label: text.crumb }],
    heading: text.heading(city.name),
    lead: text.lead(centre.name, centre.area),
    ticks: text.ticks,
    faqTitle: text.faqs,
    faqs: nearMeFaqs(city.name, centre.name, centre.area),
    prices: 'full',
    sections: [
      localitiesSection(
        text.localities(city.name),
        city,
        city.localities
          .slice(0, LOCALITIES)
          .map((locality) => [locality, landingText.near(locality.nearbyLandmarks[0] ?? city.name)]),
      ),
      ...nearMeSections.map(proseSection),
      {
        key: 'centres',
        head: {
          title: text.centres,
          text: text.centresText(city.name),
          extra: (
            <LocateMe>
              <ButtonLink kind="quiet" href={addresses.nearMeGuide}>
                {text.read}
              </ButtonLink>
            </LocateMe>
          ),
        },
        content: <CentreList centres={byDistance(city.coordinates, cities)} />,
      },
    ],
  };
}

export const nearMePage = landingEntry({
  name: 'near-me',
  addresses: single(addresses.nearMe),
  radiusMetres,
  view: (_parameters, context) => nearMeView(context),
});

/** Makes the view of `/car-service-near-me-guide`, which gives advice on choosing a workshop. */
async function guideView({ city }: PageContext): Promise<LandingView> {
  const { nearMeGuide } = await import('../../../content/near-me.ts');
  return {
    path: addresses.nearMeGuide,
    title: guideText.title,
    description: guideText.description,
    keywords: guideText.keywords,
    image: 'home',
    serviceType: text.crumb,
    area: city.name,
    city,
    crumbs: [home, { label: text.crumb, href: addresses.nearMe }, { label: guideText.crumb }],
    heading: guideText.heading,
    lead: nearMeGuide.lead,
    ticks: guideText.ticks,
    faqTitle: guideText.faqs,
    faqs: nearMeGuide.faqs,
    prices: 'short',
    sections: [
      ...nearMeGuide.sections.map(proseSection),
      linksSection(guideText.more, [
        { href: addresses.nearMe, name: text.crumb },
        ...cities.map(({ slug, name }) => ({ href: addresses.city(slug), name })),
      ]),
    ],
  };
}

export const nearMeGuidePage = landingEntry({
  name: 'near-me-guide',
  addresses: single(addresses.nearMeGuide),
  radiusMetres,
  view: (_parameters, context) => guideView(context),
});

/** Shows every city's centre with its distance; the first is the visitor's own. */
const CentreList = ({ centres }: { readonly centres: readonly NearestPlace<City>[] }) => (
  <LocalityList
    localities={centres.map(({ place, distanceMetres }) => ({
      href: addresses.city(place.slug),
      name: place.name,
      detail:
        distanceMetres === 0
          ? place.centre.area
          : `${place.centre.area}, ${landingText.kilometres(distanceMetres)}`,
    }))}
  />
);

/**
 * Asks the browser for the visitor's position when the visitor presses the button. client/idle/location.idle.ts
 * enables the button, whose place is kept so that nothing shifts. The children are the link for visitors who share no position.
 */
const LocateMe = ({ children }: { readonly children: ReactNode }) => (
  <>
    <div className="pair">
      <Button
        kind="quiet"
        icon="map-pin"
        data-locate=""
        data-track="locate"
        className="needs-script"
        disabled
      >
        {locationText.use}
      </Button>
      {children}
    </div>
    <p className="small" role="status" data-located="" />
  </>
);
