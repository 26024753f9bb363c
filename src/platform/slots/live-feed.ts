import type * as Workers from '@cloudflare/workers-types';
import * as z from 'zod/mini';
import { MOST_FEEDS, type SlotsPush } from '../../features/slots/contract.ts';
import type { SlotState } from '../../features/slots/rules/board.ts';
import { MINUTE_MS } from '../../values/durations.ts';
import { lazySchema } from '../../values/lazy-schema.ts';

/** The Workers types of these globals, which the DOM types describe differently. */
declare const Response: typeof Workers.Response;
declare const WebSocketPair: typeof Workers.WebSocketPair;

/** The socket's attachment stores its dates and its end, which survive the hibernation of the object. */
const attachment = lazySchema(() => z.object({ dates: z.array(z.string()), endsAt: z.number() }));

/** A feed ends after this time; a visitor who still looks at the page opens another. */
const FEED_MS = 15 * MINUTE_MS;

/**
 * Opens a WebSocket that receives the slots of some dates; undefined where the network or the city has too many. The
 * object may hibernate while it stays open.
 */
export function openFeed(
  ctx: Workers.DurableObjectState,
  {
    dates,
    network,
    part,
    nowMs,
  }: {
    readonly dates: readonly string[];
    readonly network: string;
    /** Empty for a network without parts. */
    readonly part: string;
    readonly nowMs: number;
  },
) {
  const ofNetwork = ctx.getWebSockets(network).length;
  const isFull =
    ofNetwork >= MOST_FEEDS.network ||
    (part !== '' && ctx.getWebSockets(part).length >= MOST_FEEDS.part) ||
    (ofNetwork >= MOST_FEEDS.own && ctx.getWebSockets().length >= MOST_FEEDS.city);
  if (isFull) return undefined;
  const { 0: client, 1: server } = new WebSocketPair();
  ctx.acceptWebSocket(server, [network, ...(part === '' ? [] : [part])]);
  const endsAt = nowMs + FEED_MS;
  server.serializeAttachment({ dates, endsAt });
  return { socket: server, endsAt, response: new Response(null, { status: 101, webSocket: client }) };
}

const stateOf = (socket: Workers.WebSocket) => z.safeParse(attachment, socket.deserializeAttachment()).data;

/** Closes the feeds that have ended; returns the end of the next one (ms since 1970), if any is open. */
export function endFeeds(ctx: Workers.DurableObjectState, nowMs: number): number | undefined {
  let next: number | undefined;
  for (const socket of ctx.getWebSockets()) {
    const endsAt = stateOf(socket)?.endsAt ?? 0;
    if (endsAt <= nowMs) socket.close(1001);
    else next = Math.min(next ?? endsAt, endsAt);
  }
  return next;
}

export const datesOf = (socket: Workers.WebSocket): readonly string[] => stateOf(socket)?.dates ?? [];

/** Every date that some socket receives. */
export const subscribedDates = (ctx: Workers.DurableObjectState): readonly string[] => [
  ...new Set(ctx.getWebSockets().flatMap(datesOf)),
];

/** The message that tells the slots of a date. */
export const textOf = (date: string, slots: readonly SlotState[]): string =>
  JSON.stringify({ date, slots: [...slots] } satisfies SlotsPush);

export const push = (socket: Workers.WebSocket, date: string, slots: readonly SlotState[]): void =>
  socket.send(textOf(date, slots));
