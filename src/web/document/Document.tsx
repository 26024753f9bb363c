import { mode, stylesheet, wholeStylesheet } from 'virtual:client-build';
import type { ReactNode } from 'react';
import { island as leadPopup } from '../../../client/islands/leads/LeadPopup.island.tsx';
import { chromeText } from '../../content/text/chrome.ts';
import { productId } from '../../records/service-words.ts';
import { indiaDate } from '../../values/india-time.ts';
import { addresses } from '../contract/addresses.ts';
import { locale } from '../contract/locale.ts';
import type { PageData } from '../contract/page-data.ts';
import type { Chrome, PageContext } from '../pages/page-entry.ts';
import { AssistantIsland } from './AssistantIsland.tsx';
import { AwayNotice, OwnHtml } from './AwayNotice.tsx';
import { PageBanners } from './BannerPlace.tsx';
import { BookingDialog, bookNowChat } from './BookingDialog.tsx';
import { BottomBar } from './BottomBar.tsx';
import { bannerViews } from './banner-views.ts';
import { ConsentBar } from './ConsentBar.tsx';
import { idle, loader, runtime } from './client-build.ts';
import { chatPromise, Dock } from './Dock.tsx';
import { Fold, PageFold } from './Fold.tsx';
import { Footer } from './Footer.tsx';
import { Head } from './Head.tsx';
import { HiddenContent } from './HiddenContent.tsx';
import { Island, PageNonce } from './Island.tsx';
import { leadFields } from './LeadSubjectFields.tsx';
import type { Metadata } from './metadata.ts';
import { Navigation } from './Navigation.tsx';
import { nothingOffered, PageDataBlock, PageOffers } from './PageDataBlock.tsx';
import type { PageStyles } from './page-styles.ts';
import { SUGGESTION_PLACEHOLDER } from './page-template.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { StructuredData } from './StructuredData.tsx';
import { completeGraph } from './structured-data/complete-graph.ts';

type TrackedPage = Pick<NonNullable<PageData['tracking']>, 'family' | 'group' | 'conversion'>;

export interface DocumentProps {
  readonly metadata: Metadata;
  readonly chrome: Chrome;
  /** The page's facts where visits to it are tracked; undefined on private and unknown pages. */
  readonly tracked?: TrackedPage | undefined;
  readonly context: PageContext;
  /** The nonce of this answer, or the placeholder for it in cached text. */
  readonly nonce: string;
  readonly styles: PageStyles;
  /** Stands where the first screen ends, in cached text. */
  readonly foldMark: string;
  /** The notice for this visitor as HTML, or the placeholder for it in cached text. */
  readonly notice: string;
  /** The line that offers the page in the visitor's language as HTML, or the placeholder for it. */
  readonly suggestion: string;
  readonly children: ReactNode;
}

/** The whole HTML document around a page's main part. */
export function Document(props: DocumentProps) {
  const { metadata, chrome, context, nonce, styles, foldMark, notice, suggestion, children } = props;
  const { brand, city, path, siteUrl } = context;
  const offers = nothingOffered();
  const fold = styles.ofFirstScreen ? { mark: foldMark, isPassed: false } : undefined;
  return (
    <html
      lang={locale.lang}
      data-runtime={mode === 'production' ? undefined : runtime.join(' ')}
      data-idle={mode === 'production' ? undefined : idle}
    >
      <Head
        metadata={metadata}
        siteUrl={siteUrl}
        siteName={brand.name}
        twitter={brand.twitterHandle}
        nonce={nonce}
        css={styles.css}
        stylesheet={styles.ofFirstScreen ? undefined : chrome.tool ? wholeStylesheet : stylesheet}
      />
      <body className={chrome.bottomBar ? 'has-bar' : undefined}>
        <a className="skip" href="#main">
          {chromeText.skipToContent}
        </a>
        {/* Before any button that opens it: a press at the first paint must find it parsed. */}
        {!chrome.tool && (
          <BookingDialog
            brand={brand}
            city={context.city}
            formKey={context.formKey}
            about={metadata.about}
            notice={notice}
          />
        )}
        {chrome.navigation !== 'hidden' && (
          <Navigation path={path} query={context.query} city={city} brand={brand} on={chrome.navigation} />
        )}
        {chrome.tool ? (
          children
        ) : (
          <PageFold value={fold}>
            <main id="main">
              <OwnHtml html={suggestion} placeholder={SUGGESTION_PLACEHOLDER} />
              <AwayNotice html={notice} />
              <PageNonce value={nonce}>
                <PageBanners value={bannerViews(context)}>
                  <PageOffers value={offers}>{children}</PageOffers>
                </PageBanners>
              </PageNonce>
              <HiddenContent content={metadata.hiddenContent} />
            </main>
            <Fold />
          </PageFold>
        )}
        {chrome.footer ? (
          <Footer
            city={context.ownCity}
            brand={brand}
            year={Number(indiaDate(context.now).slice(0, 4))}
            isShort={chrome.footer === 'short'}
          />
        ) : (
          !chrome.tool && <p className="page print-only">{chromeText.navigation.call(brand.supportPhone)}</p>
        )}
        {chrome.bottomBar && <BottomBar path={path} brand={brand} />}
        <StructuredData nodes={completeGraph(metadata.structuredData ?? [], context)} />
        {!chrome.tool && (
          <>
            <ForVisitors chrome={chrome} context={context} nonce={nonce} notice={notice} />
            <PageDataBlock context={context} data={dataOf(props)} offers={offers} />
          </>
        )}
      </body>
    </html>
  );
}

/** The chat, the popup and the loader, which pages for operators do not have. */
function ForVisitors(props: Pick<DocumentProps, 'chrome' | 'context' | 'nonce' | 'notice'>) {
  const { chrome, context, nonce, notice } = props;
  const { path } = context;
  return (
    <>
      {chrome.schedule && <ScheduleDialog context={context} notice={notice} />}
      {(chrome.bottomBar || context.tracking) && (
        <Dock promise={chrome.bottomBar ? chatPromise(context.city) : undefined}>
          {context.tracking && <ConsentBar />}
        </Dock>
      )}
      {path !== addresses.assistant && <AssistantIsland context={context} />}
      {chrome.popup !== 'closed' && <Island of={leadPopup} props={{}} />}
      <Loader nonce={nonce} />
    </>
  );
}

/** The page's data apart from what it sells. */
const dataOf = ({ metadata, chrome, context, tracked }: DocumentProps) => ({
  brand: context.brand.name,
  phone: context.brand.supportPhoneDial,
  chatUrl: bookNowChat(context.brand, context.city, metadata.about),
  about: leadFields(metadata.about),
  popup: chrome.popup,
  storesPages: context.offlinePages,
  captchaKey: context.captchaKey,
  tracking: context.tracking && tracked && { ...tracked, ...productOf(metadata), ...context.tracking },
});

const productOf = ({ about }: Metadata) =>
  about?.serviceInterest === undefined ? {} : { product: productId(about.serviceInterest) };

/** Inlined, so that it keeps gestures that come before the loader's file. */
function Loader({ nonce }: { readonly nonce: string }) {
  return mode === 'production' ? (
    <script type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: loader }} />
  ) : (
    <script type="module" nonce={nonce} src="/client/loader/first.ts" />
  );
}
