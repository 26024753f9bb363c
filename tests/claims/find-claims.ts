import { cities } from '../../src/content/cities/all-cities.ts';
import type { OfferedService } from '../../src/features/offers/index.ts';
import { rupees } from '../../src/values/money.ts';
import type { Passage } from './page-text.ts';

/** A claim about a way of service. */
type Way = 'express' | 'doorstep' | 'emergency' | 'online booking';
type ClaimKind = Way | 'duration' | 'price' | 'engine work' | 'centres';

/** A duration that a clause gives to a service. */
export interface DurationClaim {
  readonly service: OfferedService;
  /** Minutes. */
  readonly longest: number;
}

export interface Claim {
  readonly kind: ClaimKind;
  /** The clause that claims it. */
  readonly text: string;
  /** Slugs of the cities that the clause, its passage or its heading names; else the page's own city. */
  readonly cities: readonly string[];
  readonly passage: Passage;
  /** The amounts of a price claim in paise, or the numbers of a claim about centres. */
  readonly amounts: readonly number[];
  readonly duration: DurationClaim | undefined;
}

/** Words of a pickup. A clause that collects the car from a door promises no visit there. */
const COLLECTED =
  /\b(?:collect|pick|fetch|drop|brought|bring(?:s|ing)? (?:it|the car) back|driver|return|hand(?:ed)? (?:it )?over|find the car|meet)/i;

/** A clause that says that something is not there promises nothing. */
const ABSENT = /\b(?:(?:do|does) not have|not yet|(?:is|are) not|there is no|ha(?:s|ve) no|no;)\b/i;

const WAYS = ['express', 'doorstep', 'emergency', 'online booking'] as const satisfies readonly Way[];

const WAY_PATTERNS: Readonly<Record<Way, RegExp>> = {
  express:
    /\b90[- ]min(?:ute)?s?\b|\bninety minutes (?:from|or|later)\b|\bexpress (?:car )?(?:service|bay|slot|price)s?\b|\bfree if (?:we are |it is )?late\b|\bminutes or (?:it is )?free\b|\bexpress\b(?=.*\|.*₹)/i,
  doorstep:
    /\bdoorstep\b|\b(?:at|to|in|from) (?:your|my|the customer’s) (?:own )?(?:door|gate|home|house|flat|porch|parking(?: spot)?|society|office|building)\b|\bhome visits?\b|\b(?:done|work(?:s|ed)?|replaced|fitted|changed|tested|serviced?|repair\w*|jobs?|service|help|visits?) at home\b|\bwhere (?:the|your) car (?:is|stands|stood|parked)\b|\bwe (?:also )?come(?: to (?:you|the car)\b|,)|\bmechanic (?:comes|on a two-wheeler)\b|\bvisits? (?:at|to) (?:your )?home\b/i,
  emergency:
    /\broadside (?:help|assistance|diagnosis)\b|\bemergency (?:help|car repair|fuel)\b|\b24\/7\b|\bat any hour\b|\bany hour, any day\b|\bday and night\b|\bstuck (?:on the road|right now)\b|\bjump[- ]start(?:s)?\b|\bstepney change\b/i,
  'online booking':
    /\b(?:two-hour|live|time|free) slots?\b|\bslots? (?:today|left|of the)\b|\b(?:choose|pick|take) (?:a|your|this) (?:slot|time)\b|\bbooking assistant\b|\bbook(?:ing)? (?:by|in) chat\b|\bheld (?:for you )?(?:when|until) you\b/i,
};

const ENGINE_WORK =
  /\bengine oil\b|\boil (?:and|,) (?:oil )?filter|\boil (?:change|filter)\b|\bair filter\b|\bspark plugs?\b|\bexhaust\b|\bfuel filter\b|\bclutch\b/i;
const NEGATED = /\b(?:no|not|without|never|nor|neither|skip|skips|cannot|instead of|only)\b/i;

const NUMBERS = ['half a', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
function numberOf(word: string): number {
  const place = NUMBERS.indexOf(word.toLowerCase());
  if (place === 0) return 0.5;
  return place === -1 ? Number(word) : place;
}

const NUMBER = `\\d+|${NUMBERS.join('|')}`;
const CENTRES = new RegExp(`\\b(${NUMBER}) (?:service )?centres\\b`, 'gi');
const MINUTES = new Map([
  ['minute', 1],
  ['hour', 60],
  ['day', 24 * 60],
]);
const DURATION = new RegExp(
  `(?:takes?|in|within|:|\\|)(?: about)? (${NUMBER})(?: to (${NUMBER}))?[- ](minute|hour|day)s?\\b`,
  'i',
);

/** The services that a clause can give a duration, by the words that name them. */
const TIMED: readonly (readonly [OfferedService, RegExp])[] = [
  ['express', /\bexpress (?:car )?service\b/i],
  ['periodic', /\bperiodic service\b/i],
  ['basic', /\bbasic service\b/i],
  ['ac', /\bAC service\b/],
  ['full-body-paint', /\bfull(?:-| )(?:body )?(?:re)?paint\b/i],
  [
    'panel-paint',
    /\b(?:paint(?:ing)? (?:a|one|the) (?:full )?panel|full panel painting|painted panel|one panel|panel paint(?:ing)?)\b/i,
  ],
];

/** Whether a text is a row of a table: its cells are separated by bars. */
const isRow = (text: string): boolean => text.split(' | ').length > 3;

/** The duration that stands behind the only service of a clause. */
function durationOf(clause: string): DurationClaim | undefined {
  const named = TIMED.flatMap(([service, pattern]) => {
    const at = clause.search(pattern);
    return at === -1 ? [] : [{ service, at }];
  });
  const [only] = named;
  // A row of a table begins with its service and may describe it by another one.
  if (only === undefined || (named.length > 1 && !isRow(clause))) return undefined;
  const [, from = '', to, unit = ''] = DURATION.exec(clause.slice(only.at)) ?? [];
  if (from === '') return undefined;
  return {
    service: only.service,
    longest: numberOf(to ?? from) * (MINUTES.get(unit.toLowerCase()) ?? Number.NaN),
  };
}

const clausesOf = (text: string): readonly string[] =>
  (isRow(text) ? [text] : sentencesOf(text)).map((clause) => clause.trim()).filter((clause) => clause !== '');

/** The sentences of a text without its questions, which promise nothing. */
const sentencesOf = (text: string): readonly string[] =>
  text.replace(/[^.?!|]*\?/g, ' ').split(/(?<=[.;!?])\s+|\s\|\s(?=[A-Z][^|]{40,})/);

/** Slugs of the cities that a text names. */
const namedIn = (text: string): readonly string[] =>
  cities.filter(({ name }) => new RegExp(`\\b${name}(?:’s|'s)?\\b`).test(text)).map(({ slug }) => slug);

/** The cities that a clause speaks of, from its nearest context that names any. */
function citiesOf(clause: string, { text, heading }: Passage, pageCity: string): readonly string[] {
  for (const context of [clause, text, heading]) {
    const named = namedIn(context);
    if (named.length > 0) return named;
  }
  return [pageCity];
}

/** An estimate for a part that somebody else sells is no price of ours. */
const ESTIMATED = /\b(?:around|about|nearly|roughly|below|above|ours|usually)\b/i;

/** A difference, an average and a sum are made of prices, and are none themselves. */
const CALCULATED = /\b(?:average|a year|(?:more|less) (?:than|for)|saves?)\b/i;

/** The amounts of a text, in paise. */
export const amountsOf = (clause: string): readonly number[] =>
  [...clause.matchAll(/₹ ?(\d[\d,]*)/g)].map(([, amount = '']) => rupees(Number(amount.replaceAll(',', ''))));

const centresIn = (clause: string): readonly number[] =>
  [...clause.matchAll(CENTRES)].map(([, count = '']) => numberOf(count));

type Found = Pick<Claim, 'kind' | 'amounts' | 'duration'>;
const found = (kind: ClaimKind, rest: Partial<Found> = {}): Found => ({
  amounts: [],
  duration: undefined,
  ...rest,
  kind,
});

function foundIn(clause: string): readonly Found[] {
  const ways = WAYS.filter((way) => WAY_PATTERNS[way].test(clause) && !ABSENT.test(clause)).filter(
    (way) => way !== 'doorstep' || /\bdoorstep\b|\bwe come\b/i.test(clause) || !COLLECTED.test(clause),
  );
  const duration = durationOf(clause);
  const amounts = ESTIMATED.test(clause) || CALCULATED.test(clause) ? [] : amountsOf(clause);
  const centres = centresIn(clause);
  return [
    ...ways.map((way) => found(way)),
    ...(ENGINE_WORK.test(clause) && !NEGATED.test(clause) ? [found('engine work')] : []),
    ...(centres.length > 0 ? [found('centres', { amounts: centres })] : []),
    ...(duration ? [found('duration', { duration })] : []),
    ...(amounts.length > 0 ? [found('price', { amounts })] : []),
  ];
}

/** Every claim of a page's texts about ways, durations, prices and engine work, with the cities that it speaks of. */
export const claimsOf = (passages: readonly Passage[], pageCity: string): readonly Claim[] =>
  passages.flatMap((passage) =>
    clausesOf(passage.text).flatMap((text) =>
      foundIn(text).map((claim) => ({
        ...claim,
        text,
        cities: citiesOf(text, passage, pageCity),
        passage,
      })),
    ),
  );
