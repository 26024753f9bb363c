import { setTimeout as passed } from 'node:timers/promises';
import autocannon from 'autocannon';
import { freePort } from '../free-port.ts';
import { sampleBanner } from '../unit/src/features/banners/rules/sample-banner.ts';
import { startMeteredSite } from './metered-site.ts';
import type { Part } from './report.ts';

/** Far more than ten seconds of views, on any machine. */
const VIEWS = 20_000;
const MOST_CALLS = 2_000;
/** One call in ten seconds is two thousand in a million views from this rate on. */
const LEAST_RATE = 50;

/** A new visitor in each request, so that each view counts a visit, a price and the banner of the page. */
const person = {
  'User-Agent':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Site': 'none',
};

/** Counts the calls by which one isolate stores the views of a page with a banner. */
export async function countedViews(): Promise<Part> {
  const site = await startMeteredSite({ port: await freePort() });
  try {
    const kv = await site.miniflare.getKVNamespace('CACHE');
    const places = { cities: [], states: [], elsewhere: true };
    await kv.put('banners:1', JSON.stringify([sampleBanner({ places })]));
    const { requests } = await autocannon({
      url: `${site.origin}/`,
      connections: 10,
      amount: VIEWS,
      headers: person,
    });
    // The last ten seconds are sent after them.
    await passed(11_000);
    const { objectRequests: calls } = await site.meters();
    const inMillion = (calls / requests.total) * 1_000_000;
    return {
      title: 'Counting the views of a banner',
      note: `Calls of the counting object for new visitors of one isolate. It is called once in ten seconds, so a million views take at most ${MOST_CALLS} calls from ${LEAST_RATE} views a second on.`,
      lines: [
        {
          name: 'new visitors',
          figures: {
            views: requests.total,
            'views/s': requests.average,
            calls,
            'calls in a million views': inMillion,
          },
        },
      ],
      missed: [
        ...(calls === 0 ? ['no view was counted'] : []),
        ...(inMillion > MOST_CALLS
          ? [`${inMillion.toFixed(0)} calls in a million views, at most ${MOST_CALLS}`]
          : []),
      ],
    };
  } finally {
    await site.stop();
  }
}
