import type { PushKind } from '../features/push/rules/push-kinds.ts';
import type { RecordKind } from '../records/record-status.ts';
import { failure, type Result, success } from '../values/result.ts';
import type { Log } from '../web/middleware/request-log.ts';
import { type ObjectNamespace, objectNamed } from './objects.ts';

/** Opens the WebSocket that tells operators of new records. */
export interface AdminFeedReader {
  live(request: Request): Promise<Result<Response, 'feed_unavailable'>>;
}

/** The used part of the feed's stub. */
export type AdminFeedNamespace = ObjectNamespace<{
  announce(kind: string): Promise<void>;
  fetch(request: Request): Promise<Response>;
}>;

interface AdminFeed {
  readonly reader: AdminFeedReader;
  /** Names to the operators' open pages a new record's kind, a customer's change by its own, or another change. */
  announce(what: RecordKind | PushKind | 'changed'): void;
}

/** Connects to the operators' feed. A failing feed breaks nothing: the pages still load. */
export function createAdminFeed(
  namespace: AdminFeedNamespace,
  { log, waitUntil }: { readonly log: Log; readonly waitUntil: (work: Promise<unknown>) => void },
): AdminFeed {
  const feed = () => objectNamed(namespace, 'all');
  return {
    reader: {
      async live(request) {
        try {
          return success(await feed().fetch(request));
        } catch {
          log.note('feed_unavailable', { step: 'live' });
          return failure('feed_unavailable');
        }
      },
    },
    announce: (what) =>
      waitUntil(
        Promise.resolve()
          .then(() => feed().announce(what))
          .catch(() => log.note('feed_unavailable', { step: 'announce' })),
      ),
  };
}
