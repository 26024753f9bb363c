import type { AnalyticsMerge } from '../../src/platform/analytics-merge.ts';
import type { ReceivedAnalyticsEvent } from './analytics.ts';

/** The ids that one event says are one person's, by the service's documented rules of the project's mode. */
function joinedIds({ event, properties }: ReceivedAnalyticsEvent, merge: AnalyticsMerge): readonly string[] {
  const { $anon_id: anonymous, $identified_id: identified, $user_id: user, $device_id: device } = properties;
  if (merge === 'original') return event === '$identify' ? [String(anonymous), String(identified)] : [];
  return user !== undefined && device !== undefined ? [String(user), `$device:${device}`] : [];
}

/** The id under which the service files an event. */
function ownId({ properties }: ReceivedAnalyticsEvent, merge: AnalyticsMerge): string {
  const { $user_id: user, $device_id: device, distinct_id: given } = properties;
  if (merge === 'original') return given;
  if (user !== undefined) return String(user);
  return device === undefined ? given : `$device:${device}`;
}

interface Person {
  readonly ids: ReadonlySet<string>;
  readonly events: readonly ReceivedAnalyticsEvent[];
  readonly properties: Readonly<Record<string, unknown>>;
}

/** The persons that the service shows after it has merged all ids. `$identify` itself is no event of a person. */
export function personsOf(
  received: readonly ReceivedAnalyticsEvent[],
  people: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
  merge: AnalyticsMerge,
): readonly Person[] {
  const clusters = new Map<string, Set<string>>();
  const clusterOf = (id: string) => clusters.get(id) ?? clusters.set(id, new Set([id])).get(id) ?? new Set();
  for (const one of received) {
    const all = new Set([ownId(one, merge), ...joinedIds(one, merge)].flatMap((id) => [...clusterOf(id)]));
    for (const id of all) clusters.set(id, all);
  }
  for (const id of people.keys()) clusterOf(id);
  return [...new Set(clusters.values())].map((ids) => ({
    ids,
    events: received.filter((one) => one.event !== '$identify' && ids.has(ownId(one, merge))),
    properties: Object.assign({}, ...[...ids].map((id) => people.get(id) ?? {})),
  }));
}
