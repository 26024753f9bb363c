import { adVariantOf, adVariants } from '../../../content/express/ad-variants.ts';
import { expressText } from '../../../content/text/express.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { type Chrome, nothingToLoad, type PageEntry, standardChrome } from '../../../web/pages/page-entry.ts';
import { partAtHand } from '../../../web/pages/page-prices.ts';
import { crumbsOf, expressEntry } from './express-entry.tsx';
import { ExpressHero, ExpressSticky, featuredPriceOf } from './express-hero.tsx';
import {
  ExpressClosing,
  ExpressFamily,
  ExpressProse,
  ExpressQuestions,
  ExpressStages,
  FreeIfLate,
  PayNow,
  StagesInShort,
} from './express-sections.tsx';
import { LiveSlotsSection, loadDays, PlainSlotsSection } from './slot-sections.tsx';

/** The lead popup never opens by itself on an express page. */
const exitOnly: Chrome = { ...standardChrome, popup: 'exit_only' };
const withoutPopup: Chrome = { ...standardChrome, popup: 'closed' };

const expressPage = expressEntry({
  key: 'express',
  name: 'express',
  chrome: withoutPopup,
  load: nothingToLoad,
  Page: ({ page, car, context }) => (
    <>
      <ExpressHero page={page} path={context.path} city={context.city} car={car} crumbs={crumbsOf(page)} />
      <ExpressProse page={page} />
      <StagesInShort />
      <FreeIfLate />
      <ExpressQuestions page={page} />
      <ExpressFamily page={page} prices={partAtHand(car)?.prices} />
      <ExpressClosing />
      <ExpressSticky page={page} car={partAtHand(car)} />
    </>
  ),
});

const livePage = expressEntry({
  key: 'expressLive',
  name: 'express-live',
  chrome: { ...withoutPopup, navigation: 'slim' },
  freshForMinutes: 0,
  load: loadDays,
  Page: ({ page, car, context, data }) => (
    <>
      <ExpressHero page={page} path={context.path} city={context.city} car={car} />
      <LiveSlotsSection days={data} context={context} />
      <StagesInShort />
      <ExpressProse page={page} />
      <ExpressQuestions page={page} />
      <ExpressFamily page={page} prices={partAtHand(car)?.prices} />
      <ExpressSticky page={page} car={partAtHand(car)} />
    </>
  ),
});

const plainPage = expressEntry({
  key: 'expressLiveOld',
  name: 'express-plain',
  listedAs: addresses.expressLive,
  chrome: exitOnly,
  freshForMinutes: 0,
  load: loadDays,
  Page: ({ page, car, context, data }) => (
    <>
      <ExpressHero page={page} path={context.path} city={context.city} car={car} crumbs={crumbsOf(page)} />
      <PlainSlotsSection days={data} context={context} />
      <StagesInShort />
      <ExpressProse page={page} />
      <ExpressQuestions page={page} />
      <ExpressFamily page={page} prices={partAtHand(car)?.prices} />
      <ExpressSticky page={page} car={partAtHand(car)} />
    </>
  ),
});

const payNowPage = expressEntry({
  key: 'expressPayNow',
  name: 'express-pay-now',
  chrome: exitOnly,
  load: nothingToLoad,
  Page: ({ page, car, context }) => (
    <>
      <ExpressHero page={page} path={context.path} city={context.city} car={car} crumbs={crumbsOf(page)} />
      <PayNow />
      <StagesInShort />
      <ExpressProse page={page} />
      <FreeIfLate joined />
      <ExpressQuestions page={page} />
      <ExpressFamily page={page} prices={partAtHand(car)?.prices} />
      <ExpressSticky page={page} car={partAtHand(car)} />
    </>
  ),
});

const ninetyMinutesPage = expressEntry({
  key: 'expressNinetyMinutes',
  name: 'express-90-minutes',
  chrome: exitOnly,
  load: nothingToLoad,
  Page: ({ page, car, context }) => (
    <>
      <ExpressHero page={page} path={context.path} city={context.city} car={car} crumbs={crumbsOf(page)} />
      <ExpressStages />
      <ExpressProse page={page} />
      <FreeIfLate joined />
      <ExpressQuestions page={page} />
      <ExpressFamily page={page} prices={partAtHand(car)?.prices} />
      <ExpressClosing />
      <ExpressSticky page={page} car={partAtHand(car)} />
    </>
  ),
});

/** Makes the page of a single job without the 90-minute promise: dent and paint, or AC. */
const jobPage = (key: 'expressDentPaint' | 'expressAc', name: string) =>
  expressEntry({
    key,
    name,
    chrome: exitOnly,
    load: nothingToLoad,
    Page: ({ page, car, context }) => (
      <>
        <ExpressHero page={page} path={context.path} city={context.city} car={car} crumbs={crumbsOf(page)} />
        <ExpressProse page={page} />
        <ExpressQuestions page={page} />
        <ExpressFamily page={page} prices={partAtHand(car)?.prices} />
        <ExpressClosing title={expressText.closingJobTitle} />
        <ExpressSticky page={page} car={partAtHand(car)} />
      </>
    ),
  });

/**
 * A page for visitors from an advertisement. It has one offer, and its text depends on the advertisement's
 * `utm_content`.
 */
const adsPage = expressEntry({
  key: 'expressAds',
  name: 'express-for-ads',
  unlisted: true,
  chrome: { ...withoutPopup, bottomBar: false },
  query: ['utm_content'],
  values: { utm_content: adVariants.map(({ id }) => id) },
  load: nothingToLoad,
  Page: ({ page, car, context }) => {
    const variant = adVariantOf(context.query.get('utm_content') ?? undefined);
    return (
      <div className="hide-whatsapp-button">
        <ExpressHero
          page={page}
          path={context.path}
          city={context.city}
          car={car}
          featured={featuredPriceOf(variant.price)}
          advertised={{ title: variant.headline, lead: variant.subline, points: variant.points }}
        />
        {variant.price === 'express' && (
          <>
            <StagesInShort isLast />
            <ExpressQuestions page={page} joined />
          </>
        )}
        <ExpressSticky page={page} car={partAtHand(car)} featured={featuredPriceOf(variant.price)} />
      </div>
    );
  },
});

/** The express pages except the cart, which is listed beside the checkout. */
export const expressPageEntries: readonly PageEntry[] = [
  expressPage,
  livePage,
  plainPage,
  payNowPage,
  adsPage,
  ninetyMinutesPage,
  jobPage('expressDentPaint', 'express-dent-paint'),
  jobPage('expressAc', 'express-ac'),
];
