import { DurableObject } from 'cloudflare:workers';
import type * as Workers from '@cloudflare/workers-types';
import { endFeeds, openFeed } from '../slots/live-feed.ts';

declare const Response: typeof Workers.Response;

/** All operators count as one network of the feed's limits. */
const OPERATORS = 'operators';

/**
 * Tells the operators' open pages that a record came or changed. A message names the kind only, so that no socket
 * carries personal data; the page then reads itself again with its session.
 */
export class AdminFeed extends DurableObject {
  /** Sends the kind of a new record, or `changed`, to every open page. */
  announce(kind: string): void {
    const message = JSON.stringify({ kind });
    for (const socket of this.ctx.getWebSockets()) {
      try {
        socket.send(message);
      } catch {
        socket.close(1011);
      }
    }
  }

  /** Opens a WebSocket. The Worker has checked the operator's session. */
  override fetch(): Workers.Response {
    const feed = openFeed(this.ctx, { dates: [], network: OPERATORS, part: '', nowMs: Date.now() });
    if (feed === undefined) return new Response(null, { status: 429, headers: { 'retry-after': '60' } });
    this.ctx.waitUntil(this.ctx.storage.setAlarm(feed.endsAt));
    return feed.response;
  }

  /** Closes the feeds that have ended: their pages open another, for which their session is checked again. */
  override async alarm(): Promise<void> {
    const next = endFeeds(this.ctx, Date.now());
    if (next !== undefined) await this.ctx.storage.setAlarm(next);
  }

  override webSocketMessage(socket: Workers.WebSocket): void {
    socket.close(1008);
  }

  override webSocketClose(socket: Workers.WebSocket): void {
    socket.close();
  }
}
