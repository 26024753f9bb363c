import { failure, type Result, success } from '../../../values/result.ts';
import type { Banner, StoredState, VariantId } from './banner.ts';

/** The part of a banner that the operator writes. */
export type BannerContent = Omit<Banner, 'id' | 'version' | 'state' | 'kept' | 'startedAt' | 'endedAt'>;

/** `has_run`: its visitors were divided already, so a change would mix two tests. `state_refused`: not from this state. */
export type BannerRefusal = 'has_run' | 'state_refused';

export const newBanner = (id: string, content: BannerContent): Banner => ({
  ...content,
  id,
  version: 1,
  state: 'draft',
  kept: null,
  startedAt: null,
  endedAt: null,
});

/** The parts that may change after a banner ran: they change neither who sees it nor what. */
export const FREE_FIELDS: ReadonlySet<string> = new Set(['name', 'order', 'until']);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The content of a banner, without what its life adds. */
export function contentOf(banner: Banner): BannerContent {
  const {
    id: _,
    version: __,
    state: ___,
    kept: ____,
    startedAt: _____,
    endedAt: ______,
    ...content
  } = banner;
  return content;
}

/** Whether two contents say the same, in whatever order of their parts. */
const saysSame = (one: BannerContent, other: BannerContent): boolean => {
  const text = (content: BannerContent) =>
    JSON.stringify(
      Object.entries(content)
        .filter(([, value]) => value !== undefined)
        .sort(([name], [next]) => (name < next ? -1 : 1)),
    );
  return text(one) === text(other);
};

/**
 * Returns a draft with the same content, other than the banner `except`. A form that is sent again, or a second press on
 * "copy", finds the draft that the first one made.
 */
export const twinOf = (
  all: readonly Banner[],
  content: BannerContent,
  except: string | undefined,
): Banner | undefined =>
  all.find(
    (banner) => banner.state === 'draft' && banner.id !== except && saysSame(contentOf(banner), content),
  );

/** Whether a change leaves a banner as it is. */
export const isUnchanged = (before: Banner, after: Banner): boolean =>
  before.state === after.state &&
  before.kept === after.kept &&
  before.startedAt === after.startedAt &&
  saysSame(contentOf(before), contentOf(after));

/** Replaces the content. After its first run only the name, the order and the end may change. */
export function edited(before: Banner, content: BannerContent): Result<Banner, BannerRefusal> {
  if (before.state === 'ended') return failure('state_refused');
  const after = { ...before, ...content };
  if (before.startedAt === null) return success(after);
  const old = contentOf(before);
  const changed = Object.keys(old).filter(
    (name) => !FREE_FIELDS.has(name) && !isSame(Reflect.get(old, name), Reflect.get(content, name)),
  );
  return changed.length === 0 ? success(after) : failure('has_run');
}

const NEXT: Readonly<Record<StoredState, readonly StoredState[]>> = {
  draft: ['on'],
  on: ['paused', 'ended'],
  paused: ['on', 'ended'],
  ended: [],
};

export const nextStates = ({ state }: Banner): readonly StoredState[] => NEXT[state];

/** When the banner ended, in ms since 1970: by the operator or by its date; undefined while it may run. */
export const endOf = ({ endedAt, until, startedAt }: Banner, now: number): number | undefined => {
  if (endedAt !== null) return endedAt;
  return startedAt !== null && until !== null && until <= now ? until : undefined;
};

/** Whether visitors have been divided: the banner was started, and its first day has come. */
export const hasRun = ({ startedAt }: Banner, now: number): boolean => startedAt !== null && startedAt <= now;

/**
 * Starts, pauses or ends a banner at an instant (ms since 1970). A banner that stops before its first day has not run,
 * so all of it may change still. A later start counts its days from then.
 */
export function withState(banner: Banner, state: StoredState, now: number): Result<Banner, BannerRefusal> {
  if (!NEXT[banner.state].includes(state)) return failure('state_refused');
  const firstStart = state === 'on' ? Math.max(now, banner.from ?? 0) : null;
  const startedAt = hasRun(banner, now) ? banner.startedAt : firstStart;
  return success({
    ...banner,
    state,
    startedAt,
    endedAt: state === 'ended' ? (endOf(banner, now) ?? now) : null,
  });
}

/** Ends the test and shows one variant to every visitor of its places; without a variant it shows none any more. */
export function withWinner(
  banner: Banner,
  variant: VariantId | null,
  now: number,
): Result<Banner, BannerRefusal> {
  const mayEnd = hasRun(banner, now) && (variant !== null || banner.state === 'ended');
  const isKnown = variant === null || banner.variants.some(({ id }) => id === variant);
  if (!mayEnd || !isKnown) return failure('state_refused');
  return success({ ...banner, state: 'ended', kept: variant, endedAt: endOf(banner, now) ?? now });
}

/** How long a banner has run until now, in ms; 0 before its start. Pauses count. */
export const ranMs = (banner: Banner, now: number): number =>
  banner.startedAt === null ? 0 : Math.max(0, (endOf(banner, now) ?? now) - banner.startedAt);
