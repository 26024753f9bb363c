import { expressText } from '../../../content/text/en/express.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { PlainTop } from '../../../web/document/PlainTop.tsx';
import { nothingToLoad, type PageEntry } from '../../../web/pages/page-entry.ts';
import { adsExpressPage } from './ads-express.tsx';
import { ExpressHero } from './ExpressHero.tsx';
import { ExpressStages, StagesInShort } from './ExpressStages.tsx';
import { ExpressSticky } from './ExpressSticky.tsx';
import { crumbsOf, expressChrome, expressEntry } from './express-entry.tsx';
import {
  ExpressClosing,
  ExpressFamily,
  ExpressProse,
  ExpressQuestions,
  FreeIfLate,
} from './express-parts.tsx';
import { loadDays } from './load-days.ts';
import { PayNow } from './PayNow.tsx';
import { LiveSlotsSection, PlainSlotsSection } from './slot-sections.tsx';

const open = expressChrome({ closed: false });

const expressPage = expressEntry({
  key: 'express',
  name: 'express',
  chrome: expressChrome({ closed: true }),
  load: nothingToLoad,
  Page: (page, { context }) => (
    <>
      <ExpressHero page={page} context={context} crumbs={crumbsOf(page)} />
      <ExpressProse page={page} />
      <StagesInShort />
      <FreeIfLate />
      <ExpressQuestions page={page} />
      <ExpressFamily page={page} context={context} />
      <ExpressClosing />
      <ExpressSticky page={page} context={context} />
    </>
  ),
});

const livePage = expressEntry({
  key: 'expressLive',
  name: 'express-live',
  chrome: expressChrome({ closed: true, navigation: 'hidden' }),
  freshForMinutes: 0,
  load: loadDays,
  Page: (page, { context, data }) => (
    <>
      <PlainTop
        backHref={addresses.express}
        backTo={expressText.express}
        title={expressText.liveTop}
        city={context.city}
      />
      <ExpressHero page={page} context={context} />
      <LiveSlotsSection days={data} context={context} />
      <StagesInShort />
      <ExpressProse page={page} />
      <ExpressQuestions page={page} />
      <ExpressFamily page={page} context={context} />
      <ExpressSticky page={page} context={context} />
    </>
  ),
});

const plainPage = expressEntry({
  key: 'expressLiveOld',
  name: 'express-plain',
  chrome: open,
  freshForMinutes: 0,
  load: loadDays,
  Page: (page, { context, data }) => (
    <>
      <ExpressHero page={page} context={context} crumbs={crumbsOf(page)} />
      <PlainSlotsSection days={data} context={context} />
      <StagesInShort />
      <ExpressProse page={page} />
      <ExpressQuestions page={page} />
      <ExpressFamily page={page} context={context} />
      <ExpressSticky page={page} context={context} />
    </>
  ),
});

const payNowPage = expressEntry({
  key: 'expressPayNow',
  name: 'express-pay-now',
  chrome: open,
  load: nothingToLoad,
  Page: (page, { context }) => (
    <>
      <ExpressHero page={page} context={context} crumbs={crumbsOf(page)} />
      <PayNow />
      <StagesInShort />
      <ExpressProse page={page} />
      <FreeIfLate joined />
      <ExpressQuestions page={page} />
      <ExpressFamily page={page} context={context} />
      <ExpressSticky page={page} context={context} />
    </>
  ),
});

const ninetyMinutesPage = expressEntry({
  key: 'expressNinetyMinutes',
  name: 'express-90-minutes',
  chrome: open,
  load: nothingToLoad,
  Page: (page, { context }) => (
    <>
      <ExpressHero page={page} context={context} crumbs={crumbsOf(page)} />
      <ExpressStages />
      <ExpressProse page={page} />
      <FreeIfLate joined />
      <ExpressQuestions page={page} />
      <ExpressFamily page={page} context={context} />
      <ExpressClosing />
      <ExpressSticky page={page} context={context} />
    </>
  ),
});

/** The bay for one job without the stopwatch: dent and paint, AC. */
const jobPage = (key: 'expressDentPaint' | 'expressAc', name: string) =>
  expressEntry({
    key,
    name,
    chrome: open,
    load: nothingToLoad,
    Page: (page, { context }) => (
      <>
        <ExpressHero page={page} context={context} crumbs={crumbsOf(page)} />
        <ExpressProse page={page} />
        <ExpressQuestions page={page} />
        <ExpressFamily page={page} context={context} />
        <ExpressClosing title={expressText.closingJobTitle} />
        <ExpressSticky page={page} context={context} />
      </>
    ),
  });

/** The express family (spec section 2); the cart of /express-rzp-atc is the checkout's. */
export const expressPageEntries: readonly PageEntry[] = [
  expressPage,
  livePage,
  plainPage,
  payNowPage,
  adsExpressPage,
  ninetyMinutesPage,
  jobPage('expressDentPaint', 'express-dent-paint'),
  jobPage('expressAc', 'express-ac'),
];
