import type { D1Database } from '@cloudflare/workers-types';
import { and, asc, eq } from 'drizzle-orm';
import type { Banner } from '../../features/banners/rules/banner.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { auditLine, auditLineIfChanged } from './audit.ts';
import type { LedgerContext } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import { banners } from './schema.ts';

type Unavailable = 'ledger_unavailable';

/** An operator's change, for the audit list. */
export interface BannerAct {
  /** A code: `banner_created`. */
  readonly action: string;
  readonly by: string;
  readonly detail?: string | undefined;
}

export interface BannerStore {
  /** All banners, the winner of a place first. */
  list(): Promise<Result<readonly Banner[], Unavailable>>;
  create(banner: Banner, act: BannerAct): Promise<Result<undefined, Unavailable>>;
  /** Stores a changed banner. `conflict`: somebody changed it since it was read. */
  change(before: Banner, after: Banner, act: BannerAct): Promise<Result<Banner, 'conflict' | Unavailable>>;
}

/** More would make one value of KV that pages read too large. */
export const MOST_BANNERS = 200;

type Row = typeof banners.$inferSelect;

const fromRow = ({ id, version, state, order, content }: Row): Banner => ({
  ...content,
  id,
  version,
  state,
  order,
});

/** The banners of the operator. */
export function createBannerStore(d1: D1Database, { now, newId, report }: LedgerContext): BannerStore {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);
  const auditOf = (id: string, { action, by, detail }: BannerAct) => ({
    id: newId(),
    at: now(),
    by,
    action,
    subject: id,
    ...(detail !== undefined && { detail }),
  });

  return {
    async list() {
      const found = await attempt('list banners', () =>
        database.select().from(banners).orderBy(asc(banners.order), asc(banners.id)).limit(MOST_BANNERS),
      );
      return found.ok ? success(found.value.map(fromRow)) : failure('ledger_unavailable');
    },

    async create({ id, version, state, order, ...content }, act) {
      const done = await attempt('create banner', () =>
        database.batch([
          database.insert(banners).values({ id, version, state, order, createdAt: now(), content }),
          auditLine(database, auditOf(id, act)),
        ]),
      );
      return done.ok ? success(undefined) : failure('ledger_unavailable');
    },

    async change(before, after, act) {
      const { id, version: _, state, order, ...content } = after;
      const version = before.version + 1;
      const done = await attempt('change banner', () =>
        database.batch([
          database
            .update(banners)
            .set({ version, state, order, content })
            .where(and(eq(banners.id, id), eq(banners.version, before.version)))
            .returning({ id: banners.id }),
          auditLineIfChanged(database, auditOf(id, act)),
        ]),
      );
      if (!done.ok) return failure('ledger_unavailable');
      return done.value[0].length === 0 ? failure('conflict') : success({ ...after, version });
    },
  };
}
