import type * as Workers from '@cloudflare/workers-types';
import * as z from 'zod/mini';
import { type SlotsPush, slotsSubscription } from '../../features/slots/contract.ts';
import type { SlotState } from '../../features/slots/rules/board.ts';
import { parseJson } from '../../values/parse-json.ts';

/** The platform's own versions of what the browser's types describe differently; nothing is emitted for these. */
declare const Response: typeof Workers.Response;
declare const WebSocketPair: typeof Workers.WebSocketPair;

/** A socket remembers its dates with the platform, so that it outlives the sleep of the object. */
const attachment = z.object({ dates: z.array(z.string()) });

/** Opens the feed for a reader of some dates. The object may sleep while its sockets stay open. */
export function openFeed(ctx: Workers.DurableObjectState, dates: readonly string[]) {
  const { 0: browsers, 1: ours } = new WebSocketPair();
  ctx.acceptWebSocket(ours);
  subscribe(ours, dates);
  return { socket: ours, response: new Response(null, { status: 101, webSocket: browsers }) };
}

/** From now on a reader hears about these dates, and no others. */
export const subscribe = (socket: Workers.WebSocket, dates: readonly string[]): void =>
  socket.serializeAttachment({ dates });

/** The dates that a reader asks for in a message, or nothing when it makes no sense. */
export const datesAskedFor = (message: string | ArrayBuffer): readonly string[] | undefined =>
  z.safeParse(slotsSubscription, parseJson(String(message))).data?.dates;

/** The dates a reader hears about. */
export const datesOf = (socket: Workers.WebSocket): readonly string[] =>
  z.safeParse(attachment, socket.deserializeAttachment()).data?.dates ?? [];

/** Every date that anybody reads. */
export const datesRead = (ctx: Workers.DurableObjectState): readonly string[] => [
  ...new Set(ctx.getWebSockets().flatMap(datesOf)),
];

const textOf = (date: string, slots: readonly SlotState[]): string =>
  JSON.stringify({ date, slots: [...slots] } satisfies SlotsPush);

/** Tells one reader about one date. */
export const push = (socket: Workers.WebSocket, date: string, slots: readonly SlotState[]): void =>
  socket.send(textOf(date, slots));

/** Tells everybody who reads a date. A socket that is just closing refuses to send; it needs no news any more. */
export function pushToReaders(
  ctx: Workers.DurableObjectState,
  date: string,
  slots: readonly SlotState[],
): void {
  const text = textOf(date, slots);
  for (const socket of ctx.getWebSockets()) {
    if (!datesOf(socket).includes(date)) continue;
    try {
      socket.send(text);
    } catch {
      socket.close(1011);
    }
  }
}
