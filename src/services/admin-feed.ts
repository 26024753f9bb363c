import type { Ledger } from '../platform/ledger/record-ledger.ts';
import { failure, success } from '../values/result.ts';
import type { Log } from '../web/middleware/request-log.ts';
import type { Admin } from './services.ts';

/** The part of the platform's namespace that is used here. */
export interface AdminFeedNamespace {
  getByName(name: string): {
    announce(kind: string): Promise<void>;
    fetch(request: Request): Promise<Response>;
  };
}

interface AdminFeed {
  readonly reader: Admin['feed'];
  /** The same ledger, whose new and changed records are announced to the operators' open pages. */
  announcing(ledger: Ledger): Ledger;
}

/** Connects the ledger to the operators' feed. A failing feed breaks nothing: the pages still load. */
export function createAdminFeed(
  namespace: AdminFeedNamespace,
  { log, waitUntil }: { readonly log: Log; readonly waitUntil: (work: Promise<unknown>) => void },
): AdminFeed {
  const feed = () => namespace.getByName('all');
  const announce = (kind: string) =>
    waitUntil(
      Promise.resolve()
        .then(() => feed().announce(kind))
        .catch(() => log.note('feed_unavailable', { step: 'announce' })),
    );
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
    announcing: (ledger) => ({
      ...ledger,
      async record(kind, ...given) {
        const recorded = await ledger.record(kind, ...given);
        if (recorded.ok && !recorded.value.repeated) announce(kind);
        return recorded;
      },
      async change(...given) {
        const changed = await ledger.change(...given);
        if (changed.ok && changed.value.changed) announce('changed');
        return changed;
      },
    }),
  };
}
