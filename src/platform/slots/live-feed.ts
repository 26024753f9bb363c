import type * as Workers from '@cloudflare/workers-types';
import * as z from 'zod/mini';
import { type SlotsPush, slotsSubscription } from '../../features/slots/contract.ts';
import type { SlotState } from '../../features/slots/rules/board.ts';
import { parseJson } from '../../values/parse-json.ts';

/** The Workers types of these globals, which the DOM types describe differently. */
declare const Response: typeof Workers.Response;
declare const WebSocketPair: typeof Workers.WebSocketPair;

/** The socket's attachment stores its dates, which survive the hibernation of the object. */
const attachment = z.object({ dates: z.array(z.string()) });

/** Opens a WebSocket that receives the slots of some dates. The object may hibernate while it stays open. */
export function openFeed(ctx: Workers.DurableObjectState, dates: readonly string[]) {
  const { 0: client, 1: server } = new WebSocketPair();
  ctx.acceptWebSocket(server);
  subscribe(server, dates);
  return { socket: server, response: new Response(null, { status: 101, webSocket: client }) };
}

/** Replaces the dates that a socket receives. */
export const subscribe = (socket: Workers.WebSocket, dates: readonly string[]): void =>
  socket.serializeAttachment({ dates });

/** The dates in a subscription message; undefined for an invalid message. */
export const requestedDates = (message: string | ArrayBuffer): readonly string[] | undefined =>
  z.safeParse(slotsSubscription, parseJson(String(message))).data?.dates;

/** The dates that a socket receives. */
export const datesOf = (socket: Workers.WebSocket): readonly string[] =>
  z.safeParse(attachment, socket.deserializeAttachment()).data?.dates ?? [];

/** Every date that some socket receives. */
export const subscribedDates = (ctx: Workers.DurableObjectState): readonly string[] => [
  ...new Set(ctx.getWebSockets().flatMap(datesOf)),
];

const textOf = (date: string, slots: readonly SlotState[]): string =>
  JSON.stringify({ date, slots: [...slots] } satisfies SlotsPush);

/** Sends one date's slots to one socket. */
export const push = (socket: Workers.WebSocket, date: string, slots: readonly SlotState[]): void =>
  socket.send(textOf(date, slots));

/** Sends one date's slots to every socket that receives it. A closing socket throws and is closed here. */
export function pushToSubscribers(
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
