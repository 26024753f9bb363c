import { withDefaults } from '../../src/features/tracking/rules/conversion-event.ts';
import { isConversionName } from '../../src/features/tracking/rules/event-names.ts';
import { conversionOfView, isCheckout } from '../../src/features/tracking/rules/page-events.ts';
import { mobileCapturePerformance } from '../../src/features/tracking/rules/page-scripts.ts';
import { detailsOfRedirect } from '../../src/features/tracking/rules/record-conversion.ts';
import { pageData } from '../page-data.ts';
import { onConsentChange, readConsent } from '../storage/consent.ts';
import { userId } from '../storage/session.ts';
import { detailsOfServices, detailsOfView, wantedOnPage } from './content-of-page.ts';
import { createEventQueue } from './event-queue.ts';
import { type Emit, listenToPageEvents, type PageEvent } from './page-events.ts';
import { beaconEvents, campaignOfVisit, postEvents } from './post-events.ts';
import { sentConversion } from './sent-conversion.ts';
import { loadPixel, loadTagManager } from './third-party-scripts.ts';
import { type FormWatch, watchForms } from './watch-forms.ts';
import {
  countPageView,
  loadTime,
  watchEngagement,
  watchErrors,
  watchPresses,
  watchSearches,
} from './watch-page.ts';

/** Another tab, or another page before a return to this one, may have withdrawn the consent. */
const isAllowed = (): boolean => readConsent() === 'all';

/** Tracks this page while the visitor's consent lasts. Call it once, with that consent. */
export function startTracking(): void {
  const {
    group = '',
    product,
    conversion: viewConversion,
    pixelId,
    tagManagerId,
  } = pageData().tracking ?? {};
  const pixel = pixelId === undefined ? undefined : loadPixel(pixelId, userId.get());
  const tagManager = tagManagerId === undefined ? undefined : loadTagManager(tagManagerId);
  const queue = createEventQueue({
    // Without consent the batch is dropped, as if it were sent.
    send: async (events) => !isAllowed() || postEvents(events),
    sendOnLeaving: (events) => isAllowed() && beaconEvents(events),
    now: Date.now,
  });

  const emit: Emit = (event) => {
    if (!isAllowed()) return;
    const { name } = event;
    const eventId = crypto.randomUUID();
    // The server fills in the same defaults, so both events of one id carry the same value.
    // A call is a contact for analytics alone: the server sends one for records only.
    if (isConversionName(name) && name !== 'contact')
      pixel?.(name, eventId, withDefaults(name, event.details));
    const properties = { ...(isConversionName(name) && campaignOfVisit()), ...event.properties };
    queue.add({ ...event, properties, eventId, time: Date.now(), url: location.pathname });
  };

  const handlePageEvent = (forms: FormWatch) => (event: PageEvent) => {
    if (!isAllowed()) return;
    if (event.kind === 'event') emit(event.event);
    else if (event.kind === 'chat_opened') {
      const { event: _, ...properties } = event.event;
      tagManager?.push(event.event);
      emit({ name: 'chat_redirect', properties });
      // The server delivers this contact with the record of the redirect.
      pixel?.('contact', event.eventId, detailsOfRedirect({ ...properties, product: event.product }));
    } else {
      const conversion = sentConversion(event);
      const duration = forms.sinceStarted();
      forms.sent();
      // The server delivers this conversion too. A system that ignores ids would count a second event twice.
      if (conversion) pixel?.(conversion.name, conversion.eventId, conversion.details);
      if (conversion?.name === 'lead' && duration !== undefined)
        tagManager?.push(mobileCapturePerformance(duration));
    }
  };

  countPageView(() => {
    emit({ name: 'page_view', properties: { group, ...loadTime() } });
    const wanted = wantedOnPage();
    const conversion = conversionOfView(viewConversion, wanted.length === 0);
    if (conversion === undefined) return;
    const details = isCheckout(conversion)
      ? detailsOfServices(wanted, pageData().sold ?? [])
      : detailsOfView(product, location.pathname);
    emit({ name: conversion, details });
  });
  const engagement = watchEngagement(emit);
  watchPresses(emit);
  watchSearches(emit);
  watchErrors(emit);
  listenToPageEvents(handlePageEvent(watchForms(emit)));
  onConsentChange(() => tagManager?.setConsent(isAllowed()));
  const leave = () => {
    engagement.leave();
    queue.leave();
  };
  addEventListener('pagehide', leave);
  // Phones end a page in the background without any further event.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());
}
