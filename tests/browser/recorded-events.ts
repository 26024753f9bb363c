import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { insertIdOf } from '../upstreams/analytics.ts';
import { consentPairs, type OutsideSystems } from '../worker/outside.ts';
import type { Journey } from './journey.ts';

/** A call of the ads pixel that reports an event. */
export interface PixelEvent {
  readonly name: string;
  readonly id: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A visitor who said yes to cookies, and all that the pages of the journey gave to the pixel. */
export interface Recorded {
  readonly page: Page;
  readonly pixel: PixelEvent[];
  /** How many events ads and analytics had received before. */
  readonly before: { readonly ads: number; readonly analytics: number };
}

/** Opens a page as a visitor who consented before. The pixel's own script is not loaded, so that its calls stay here. */
export async function recordedVisit(
  journey: Journey,
  outside: OutsideSystems,
  path: string,
  options: Parameters<Journey['visit']>[1] = {},
): Promise<Recorded> {
  const page = await journey.visit('/favicon.svg', options);
  const pixel: PixelEvent[] = [];
  const before = { ads: outside.ads.received.length, analytics: outside.analytics.received.length };
  const context = page.context();
  await context.exposeFunction('recordPixel', (call: readonly unknown[]) => {
    const [how, name, details, given] = call;
    if (how === 'track' || how === 'trackCustom')
      pixel.push({
        name: String(name),
        id: String(Reflect.get(Object(given), 'eventID')),
        details: Object(details),
      });
  });
  await context.addInitScript(() => {
    let current: unknown;
    Object.defineProperty(window, 'fbq', {
      get: () => current,
      set(call: { queue: unknown[] }) {
        current = call;
        call.queue.push = (...calls: unknown[]) => {
          for (const one of calls)
            Reflect.get(window, 'recordPixel')(JSON.parse(JSON.stringify(Array.from(Object(one)))));
          return 0;
        };
      },
    });
  });
  const { hostname } = new URL(journey.site.origin);
  const url = `https://${hostname}/`;
  await context.addCookies((await consentPairs()).map((cookie) => ({ ...cookie, url })));
  await page.goto(`${journey.site.origin}${path}`);
  return { page, pixel, before };
}

/** An event as each side received it; undefined where a side did not. */
export interface Meeting {
  readonly name: string;
  readonly id: string;
  readonly pixel: Readonly<Record<string, unknown>> | undefined;
  readonly ads: Readonly<Record<string, unknown>> | undefined;
  readonly analytics: Readonly<Record<string, unknown>> | undefined;
}

/** The events of a journey that ads and analytics received. */
const receivedIn = ({ before }: Recorded, outside: OutsideSystems) => ({
  ads: outside.ads.received.slice(before.ads),
  analytics: outside.analytics.received.slice(before.analytics),
});

/** Joins the events of pixel, ads and analytics by their ids. */
function meetings(recorded: Recorded, outside: OutsideSystems): readonly Meeting[] {
  const { pixel } = recorded;
  const { ads, analytics } = receivedIn(recorded, outside);
  const names = new Map([
    ...ads.map(({ event_id, event_name }) => [event_id, event_name] as const),
    ...pixel.map(({ id, name }) => [id, name] as const),
  ]);
  return [...names].map(([id, name]) => ({
    name,
    id,
    pixel: pixel.find((one) => one.id === id)?.details,
    ads: ads.find((one) => one.event_id === id)?.custom_data,
    analytics: analytics.find(({ properties }) => properties.$insert_id === insertIdOf(id))?.properties,
  }));
}

interface Expected {
  /** The events of the journey besides page views, each as often as it happened. */
  readonly events: readonly string[];
  /** The events that no browser can report: of a form without JavaScript, or of the operator. */
  readonly ofServerOnly?: readonly string[];
}

const sidesOf = ({ pixel, ads, analytics }: Meeting): string =>
  [pixel && 'pixel', ads && 'ads', analytics && 'analytics'].filter(Boolean).join(' ');

/** Waits until every event has met its twin, and checks that each is there once. */
export async function expectOnceOnEachSide(
  recorded: Recorded,
  outside: OutsideSystems,
  { events, ofServerOnly = [] }: Expected,
): Promise<readonly Meeting[]> {
  const found = () =>
    meetings(recorded, outside)
      .filter(({ name }) => name !== 'PageView')
      .map((met) => `${met.name}: ${sidesOf(met)}`)
      .toSorted();
  const expected = [
    ...events.map((name) => `${name}: pixel ads analytics`),
    ...ofServerOnly.map((name) => `${name}: ads analytics`),
  ].toSorted();
  await expect.poll(found, { timeout: 15_000 }).toEqual(expected);
  // A page that is left may send a batch again. Ads and analytics count an id once, the pixel each call.
  const ids = recorded.pixel.map(({ id }) => id);
  expect(ids).toHaveLength(new Set(ids).size);
  return meetings(recorded, outside).filter(({ name }) => name !== 'PageView');
}

/** The distinct values of a property in all that ads and analytics received. */
export const valuesOf = (met: readonly Meeting[], name: string): readonly unknown[] => [
  ...new Set(
    met.flatMap(({ ads, analytics }) => [ads?.[name], analytics?.[name]]).filter((one) => one !== undefined),
  ),
];

/** The distinct ids of services in all that pixel and ads received. */
export const servicesOf = (met: readonly Meeting[]): readonly string[] => [
  ...new Set(
    met
      .flatMap(({ pixel, ads }) => [pixel?.content_ids, ads?.content_ids])
      .flatMap((ids) => (Array.isArray(ids) ? ids.map(String) : [])),
  ),
];
