import { v7 } from 'uuid';
import type { ReachedSteps } from '../../src/features/funnel/rules/steps.ts';
import { writeVisit } from '../../src/features/funnel/rules/visit-cookie.ts';
import type { Campaign } from '../../src/values/campaign.ts';
import { DAY_MS, HOUR_MS } from '../../src/values/durations.ts';
import { indiaDate } from '../../src/values/india-time.ts';

/** The effect of a campaign: the shares of visits that see a price and leave a number, and of numbers that book. */
interface Effect {
  readonly campaign: Campaign;
  readonly visits: number;
  readonly prices: number;
  readonly leads: number;
  readonly bookings: number;
}

/** Twelve campaigns of two sources, from a very good one to one that brings visits and nothing else. */
export const EFFECTS: readonly Effect[] = Array.from({ length: 12 }, (_, place) => ({
  campaign: {
    name: `quarter-${place + 1}`,
    source: place % 2 === 0 ? 'google' : 'meta',
    content: place % 3 === 0 ? 'video' : '',
  },
  visits: 5000 + 1500 * place,
  prices: 0.2 + 0.05 * place,
  leads: place === 11 ? 0 : 0.02 + 0.003 * place,
  bookings: 0.6 - 0.04 * place,
}));

/** Visits of nobody's campaign: with those of all campaigns, 200,000. */
const DIRECT = 200_000 - EFFECTS.reduce((sum, { visits }) => sum + visits, 0);

/** The figures that the simulation made happen. */
export interface Truth {
  visits: number;
  prices: number;
  leads: number;
  bookings: number;
  paidJobs: number;
  /** In paise. */
  paid: number;
}

export const keyOf = ({ name, source, content }: Campaign): string => `${name}|${source}|${content}`;

/** A row of the ledger's table. */
export interface SimulatedRow {
  readonly id: string;
  readonly kind: 'lead' | 'booking' | 'order';
  readonly status: string;
  readonly at: number;
  readonly number: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Visits end earlier than the quarter, because a second booking comes twenty days after its lead. */
const DAYS = 68;

/** Equal numbers in each run, from 0 to 1. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * A quarter that ended before `now`. Half of all bookings are taken by phone: such a record has no visit of its own, but the
 * campaign of its lead. One customer in ten comes back after more than thirty days through another campaign, which is another
 * lead. One in ten books again within thirty days, which is the same lead.
 */
export function simulateQuarter(now: number) {
  const random = randomNumbers(38);
  const begins = now - 89 * DAY_MS;
  const truth = new Map<string, Truth>(
    ['', ...EFFECTS.map(({ campaign }) => keyOf(campaign))].map((key) => [
      key,
      { visits: 0, prices: 0, leads: 0, bookings: 0, paidJobs: 0, paid: 0 },
    ]),
  );
  const rows: SimulatedRow[] = [];
  const reached: ReachedSteps[] = [];
  let people = 0;
  let bookings = 0;
  const known = (key: string): Truth => {
    const found = truth.get(key);
    if (found === undefined) throw new Error(`no campaign ${key}`);
    return found;
  };

  const put = (row: Omit<SimulatedRow, 'id'>) => rows.push({ id: v7({ msecs: row.at }), ...row });

  function book(number: string, at: number, came: Readonly<Record<string, unknown>>, sum: Truth): void {
    bookings += 1;
    const { visit: _, ...ofLead } = came;
    // A booking by phone inherits the lead's campaign; the visit is the lead's own.
    const fields = bookings % 2 === 0 ? ofLead : came;
    const price = 99_900 + 10_000 * (bookings % 30);
    const end = random();
    if (end < 0.06) {
      put({
        kind: 'order',
        status: 'refunded',
        at,
        number,
        fields: { ...fields, lines: [], providerOrderIds: [], amount: price, paymentId: `pay_${bookings}` },
      });
      return;
    }
    sum.bookings += 1;
    if (end < 0.3) {
      put({ kind: 'booking', status: 'completed', at, number, fields: { ...fields, servicePrice: price } });
      return;
    }
    sum.paidJobs += 1;
    sum.paid += price;
    const job = {
      steps: [{ step: 'paid', at: new Date(at + HOUR_MS).toISOString() }],
      code: { serial: 0, tries: 0 },
      parts: [],
      payment: { method: 'upi', amount: price },
    };
    const paid =
      bookings % 3 === 0
        ? {
            kind: 'order' as const,
            fields: {
              ...fields,
              lines: [],
              providerOrderIds: [],
              amount: price,
              paymentId: `pay_${bookings}`,
            },
          }
        : { kind: 'booking' as const, fields: { ...fields, servicePrice: price, job } };
    put({ ...paid, status: 'fulfilled', at, number });
  }

  function leadOf(number: string, at: number, effect: Effect): void {
    const { campaign } = effect;
    const sum = known(keyOf(campaign));
    sum.leads += 1;
    const came = {
      utmCampaign: campaign.name.toUpperCase(),
      utmSource: campaign.source,
      ...(campaign.content !== '' && { utmContent: campaign.content }),
      visit: writeVisit({ source: 'campaign', steps: ['visit', 'price'], campaign, page: '/services/ac' }),
    };
    put({ kind: 'lead', status: 'new', at, number, fields: came });
    if (random() >= effect.bookings) return;
    book(number, at + DAY_MS * 3, came, sum);
    if (random() < 0.1) book(number, at + DAY_MS * 20, came, sum);
  }

  function visit(effect: Effect, place: number): void {
    const { campaign } = effect;
    const sum = known(keyOf(campaign));
    const at = begins + Math.floor(random() * DAYS) * DAY_MS;
    const sees = random() < effect.prices;
    sum.visits += 1;
    if (sees) sum.prices += 1;
    reached.push({
      steps: sees ? ['visit', 'price'] : ['visit'],
      banners: [],
      city: 'jaipur',
      source: 'campaign',
      campaign: keyOf(campaign),
      page: '/services/ac',
      day: indiaDate(new Date(at)),
    });
    if (random() >= effect.leads) return;
    people += 1;
    const number = String(7_000_000_000 + people);
    const early = begins + Math.floor(random() * 30) * DAY_MS;
    const returns = people % 10 === 0;
    leadOf(number, returns ? early : at, effect);
    const next = EFFECTS[(place + 1) % 11];
    // Thirty-five days after the lead are fifteen after its last booking.
    if (returns && next) leadOf(number, early + 35 * DAY_MS, next);
  }

  for (const [place, effect] of EFFECTS.entries())
    for (let nth = 0; nth < effect.visits; nth += 1) visit(effect, place);
  for (let nth = 0; nth < DIRECT; nth += 1) {
    known('').visits += 1;
    const at = begins + Math.floor(random() * DAYS) * DAY_MS;
    reached.push({
      steps: ['visit'],
      banners: [],
      city: 'jaipur',
      source: 'direct',
      page: '/',
      day: indiaDate(new Date(at)),
    });
  }
  return { truth, rows, reached };
}
