import { idle, loader, mode, runtime, stylesheet } from 'virtual:client-build';
import type { ReactNode } from 'react';
import { island as leadPopup } from '../../../client/islands/leads/LeadPopup.island.tsx';
import { chromeText } from '../../content/text/en/chrome.ts';
import type { PopupPlace } from '../../features/leads/rules.ts';
import type { PageTracking } from '../../features/tracking/rules/page-scripts.ts';
import { indiaDate } from '../../values/india-time.ts';
import { addresses } from '../contract/addresses.ts';
import type { Chrome, PageContext } from '../pages/page-entry.ts';
import { AssistantDialog } from './AssistantDialog.tsx';
import { BookingDialog } from './BookingDialog.tsx';
import { BottomBar } from './BottomBar.tsx';
import { ChatPrompt } from './ChatPrompt.tsx';
import { ConsentBar } from './ConsentBar.tsx';
import { Footer } from './Footer.tsx';
import { Head } from './Head.tsx';
import { HiddenContent } from './HiddenContent.tsx';
import { Island } from './Island.tsx';
import type { Metadata } from './metadata.ts';
import { Navigation } from './Navigation.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { StructuredData } from './StructuredData.tsx';

interface DocumentProps {
  readonly metadata: Metadata;
  readonly chrome: Chrome;
  readonly group: string;
  /** The page's family where visits to it are tracked; undefined on private and unknown pages. */
  readonly trackedFamily?: string | undefined;
  readonly context: PageContext;
  /** The nonce of this answer, or the placeholder for it in cached text. */
  readonly nonce: string;
  readonly css: string;
  readonly children: ReactNode;
}

/** The whole HTML document around a page's main part. */
export function Document(props: DocumentProps) {
  const { metadata, chrome, group, trackedFamily, context, nonce, css, children } = props;
  const { brand, city, path, siteUrl } = context;
  return (
    <html
      lang="en-IN"
      data-runtime={runtime.join(' ')}
      data-idle={idle}
      data-stylesheet={stylesheet}
      data-group={group}
      {...trackingAttributes(context.tracking, trackedFamily)}
      data-popup={popupPlace(chrome)}
      data-captcha={context.captchaKey}
    >
      <Head metadata={metadata} siteUrl={siteUrl} siteName={brand.name} nonce={nonce} css={css} />
      <body className={chrome.bottomBar ? 'has-bar' : undefined}>
        <a className="skip" href="#main">
          {chromeText.skipToContent}
        </a>
        {/* Before any button that opens it: a press at the first paint must find it parsed. */}
        {!chrome.tool && <BookingDialog brand={brand} formKey={context.formKey} about={metadata.about} />}
        {chrome.navigation !== 'hidden' && (
          <Navigation path={path} city={city} brand={brand} wideOnly={chrome.navigation === 'wide-only'} />
        )}
        {chrome.tool ? (
          children
        ) : (
          <main id="main">
            {children}
            <HiddenContent content={metadata.hiddenContent} />
          </main>
        )}
        {chrome.footer && (
          <Footer city={city} brand={brand} year={Number(indiaDate(context.now).slice(0, 4))} />
        )}
        {chrome.bottomBar && <BottomBar path={path} brand={brand} />}
        <StructuredData nodes={metadata.structuredData ?? []} />
        {!chrome.tool && <ForVisitors chrome={chrome} context={context} nonce={nonce} />}
      </body>
    </html>
  );
}

/** The chat, the popup and the loader, which pages for operators do not have. */
function ForVisitors({ chrome, context, nonce }: Pick<DocumentProps, 'chrome' | 'context' | 'nonce'>) {
  const { brand, path } = context;
  return (
    <>
      {chrome.schedule && <ScheduleDialog context={context} />}
      {(chrome.bottomBar || context.tracking) && (
        <div className={context.tracking ? 'dock' : 'later dock'}>
          {context.tracking && <ConsentBar />}
          {chrome.bottomBar && <ChatPrompt />}
        </div>
      )}
      {path !== addresses.assistant && <AssistantDialog brand={brand} />}
      {popupPlace(chrome) !== 'closed' && <Island of={leadPopup} props={{}} />}
      <Loader nonce={nonce} />
    </>
  );
}

/**
 * The attributes that client/tracking/ reads: whether this page is tracked, its family, and the ids of third-party
 * scripts.
 */
const trackingAttributes = (tracking: PageTracking | undefined, family: string | undefined) =>
  tracking &&
  family !== undefined && {
    'data-tracked': '',
    'data-family': family,
    'data-pixel': tracking.pixelId,
    'data-tag-manager': tracking.tagManagerId,
  };

/** The limits of the lead popup on a page, for client/idle/; undefined without a limit. */
function popupPlace({ popup }: Chrome): PopupPlace | undefined {
  if (popup.forceClosed || !(popup.automatic || popup.exitIntent)) return 'closed';
  return popup.automatic ? undefined : 'exit_only';
}

/** Inlined, because the code is smaller than a round trip is long. */
function Loader({ nonce }: { readonly nonce: string }) {
  return mode === 'production' ? (
    <script type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: loader }} />
  ) : (
    <script type="module" nonce={nonce} src="/client/loader/main.ts" />
  );
}
