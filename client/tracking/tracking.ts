import type { TrackedEvent } from '../../src/features/tracking/contract.ts';
import { isConversionName } from '../../src/features/tracking/rules/event-names.ts';
import { pageConversion } from '../../src/features/tracking/rules/page-events.ts';
import { mobileCapturePerformance } from '../../src/features/tracking/rules/page-scripts.ts';
import { watchChoices } from './choices.ts';
import type { Emit, Emitted } from './emit.ts';
import { watchEngagement } from './engagement.ts';
import { type FormWatch, watchForms } from './forms.ts';
import { watchErrors, watchPresses, watchSearches } from './interactions.ts';
import { hearNotices, type Notice } from './notice.ts';
import { createOutbox } from './outbox.ts';
import { countPageView, loadTime } from './page-views.ts';
import { loadPixel } from './pixel.ts';
import { beaconEvents, postEvents } from './post-events.ts';
import { sentConversion } from './sent-conversion.ts';
import { loadTagManager } from './tag-manager.ts';
import { campaignAndPlace } from './visit.ts';

export interface Tracking {
  /** The visitor took the consent back: nothing more is told, what waits is forgotten. */
  stop(): void;
}

type Described = Pick<TrackedEvent, 'details' | 'properties'>;

/** Values that are missing are left out: the endpoint takes a field or none. */
function described({ name, details, properties }: Emitted): Described {
  const { value, contentIds, contentName, contentType } = details ?? {};
  const given = {
    ...(value !== undefined && { value }),
    ...(contentIds && { contentIds: [...contentIds] }),
    ...(contentName !== undefined && { contentName }),
    ...(contentType !== undefined && { contentType }),
  };
  const all = { ...(isConversionName(name) && campaignAndPlace()), ...properties };
  return {
    ...(Object.keys(given).length > 0 && { details: given }),
    ...(Object.keys(all).length > 0 && { properties: all }),
  };
}

/** Everything that is told of a visit, from the moment its visitor has said yes. Called once a page. */
export function startTracking(): Tracking {
  const {
    group = '',
    family = '',
    pixel: pixelId,
    tagManager: tagManagerId,
  } = document.documentElement.dataset;
  const pixel = pixelId === undefined ? undefined : loadPixel(pixelId);
  const tagManager = tagManagerId === undefined ? undefined : loadTagManager(tagManagerId);
  const outbox = createOutbox({ send: postEvents, sendOnLeaving: beaconEvents, now: Date.now });
  let stopped = false;

  const emit: Emit = (event) => {
    if (stopped) return;
    const { name } = event;
    const eventId = crypto.randomUUID();
    if (isConversionName(name)) pixel?.(name, eventId, event.details);
    outbox.add({ name, eventId, time: Date.now(), url: location.pathname, ...described(event) });
  };

  const hear = (forms: FormWatch) => (notice: Notice) => {
    if (stopped) return;
    if (notice.kind === 'event') emit(notice);
    else if (notice.kind === 'chat_opened') {
      const { event: _, ...properties } = notice.event;
      tagManager?.(notice.event);
      emit({ name: 'chat_redirect', properties });
      emit({ name: 'contact', properties: { ...properties, way: 'chat' } });
    } else {
      const conversion = sentConversion(notice);
      const duration = forms.sinceBegun();
      forms.sent();
      // The record owes the same to the API: told here as well, it would count twice with those who know no ids.
      if (conversion) pixel?.(conversion.name, conversion.eventId, undefined);
      if (conversion?.name === 'lead' && duration !== undefined)
        tagManager?.(mobileCapturePerformance(duration));
    }
  };

  countPageView(() => {
    emit({ name: 'page_view', properties: { group, ...loadTime() } });
    const conversion = pageConversion(family);
    if (conversion)
      emit({ name: conversion, details: { contentName: location.pathname, contentType: family } });
  });
  const engagement = watchEngagement(emit);
  watchPresses(emit);
  watchSearches(emit);
  watchErrors(emit);
  watchChoices(emit);
  hearNotices(hear(watchForms(emit)));
  const leave = () => {
    engagement.leave();
    if (!stopped) outbox.leave();
  };
  addEventListener('pagehide', leave);
  // Phones end a page in the background without another word.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());

  return {
    stop() {
      stopped = true;
      outbox.forget();
    },
  };
}
