import { z } from 'zod';
import { type StandIn, type StandInAnswer, startStandIn } from './stand-in.ts';

export const ANALYTICS_TOKEN = 'analytics-token-of-the-stand-in';

/** An event's id as the service takes it: letters, digits and dashes. Ads takes any, so that some ids differ. */
export const insertIdOf = (id: string): string => id.replaceAll(/[^A-Za-z0-9-]/g, '-').slice(0, 36);

const event = z.object({
  event: z.string().min(1),
  properties: z
    .looseObject({
      token: z.literal(ANALYTICS_TOKEN),
      distinct_id: z.string().min(1),
      time: z.int().positive(),
      $insert_id: z.string().regex(/^[A-Za-z0-9-]{1,36}$/),
    })
    .refine((properties) => Object.keys(properties).length <= 255),
});
const events = z.array(event).min(1).max(2000);
const people = z
  .array(
    z.strictObject({
      $token: z.literal(ANALYTICS_TOKEN),
      $distinct_id: z.string().min(1),
      $set: z.record(z.string(), z.unknown()),
    }),
  )
  .min(1);

export type ReceivedAnalyticsEvent = z.infer<typeof event>;

export interface AnalyticsStandIn extends StandIn {
  /** Every accepted event, repeats included. */
  readonly received: readonly ReceivedAnalyticsEvent[];
  /** Accepted events without repeats: the same event, person, time and insert id count once. */
  counted(): readonly ReceivedAnalyticsEvent[];
  /** Properties of each person. */
  readonly people: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

/** The API answers 200 for rejected events too; with `verbose` the body shows the rejection. */
const verdict = (error: string | null): StandInAnswer => ({
  status: 200,
  json: { status: error === null ? 1 : 0, error },
});

/** Mixpanel's ingestion API as documented. */
export async function startAnalytics(): Promise<AnalyticsStandIn> {
  const received: ReceivedAnalyticsEvent[] = [];
  const persons = new Map<string, Readonly<Record<string, unknown>>>();
  const standIn = await startStandIn('analytics', ({ method, path, json }) => {
    if (method === 'POST' && path === '/track') {
      const parsed = events.safeParse(json);
      if (!parsed.success)
        return verdict(`data, missing or empty: ${parsed.error.issues[0]?.path.join('.')}`);
      received.push(...parsed.data);
      return verdict(null);
    }
    if (method === 'POST' && path === '/engage') {
      const parsed = people.safeParse(json);
      if (!parsed.success) return verdict('invalid engage');
      for (const { $distinct_id: id, $set: set } of parsed.data)
        persons.set(id, { ...persons.get(id), ...set });
      return verdict(null);
    }
    return undefined;
  });
  const key = ({
    event: name,
    properties: { distinct_id: who, time, $insert_id: id },
  }: ReceivedAnalyticsEvent) => [name, who, time, id].join(' ');
  return {
    ...standIn,
    received,
    people: persons,
    counted: () => [...new Map(received.map((one) => [key(one), one])).values()],
  };
}
