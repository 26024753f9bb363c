import { Icon } from '../../../../client/ui/Icon.tsx';
import { adVariantOf } from '../../../content/express/ad-variants.ts';
import { expressText as text } from '../../../content/text/en/express.ts';
import { CityButton, CityMenu } from '../../../web/document/CityMenu.tsx';
import { Logo } from '../../../web/document/Navigation.tsx';
import { nothingToLoad, type PageContext } from '../../../web/pages/page-entry.ts';
import { ExpressHero } from './ExpressHero.tsx';
import { StagesInShort } from './ExpressStages.tsx';
import { ExpressSticky } from './ExpressSticky.tsx';
import { expressChrome, expressEntry } from './express-entry.tsx';
import { ExpressQuestions } from './express-parts.tsx';

/**
 * For visitors of an advertisement: one errand and nothing that leads away from it, in the words that the
 * advertisement's `utm_content` asks for.
 */
export const adsExpressPage = expressEntry({
  key: 'expressAds',
  name: 'express-for-ads',
  chrome: expressChrome({ closed: true, navigation: 'hidden', bottomBar: false }),
  query: ['utm_content'],
  load: nothingToLoad,
  Page: (page, { context }) => {
    const variant = adVariantOf(context.query.get('utm_content') ?? undefined);
    return (
      <div className="hide-whatsapp-button">
        <AdTop context={context} />
        <ExpressHero
          page={page}
          context={context}
          words={{ title: variant.headline, lead: variant.subline, points: variant.points }}
        />
        <StagesInShort isLast />
        <ExpressQuestions page={page} joined />
        <ExpressSticky page={page} context={context} />
      </div>
    );
  },
});

const AdTop = ({ context: { brand, city } }: { readonly context: PageContext }) => (
  <>
    <header className="plain-top">
      <div className="page">
        <Logo brand={brand} />
        <div className="ad-top">
          <CityButton city={city} />
          <a
            className="icon-btn"
            href={`tel:${brand.supportPhoneDial}`}
            aria-label={text.call(brand.supportPhone)}
          >
            <Icon name="phone" />
          </a>
        </div>
      </div>
    </header>
    <CityMenu city={city} />
  </>
);
