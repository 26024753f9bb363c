import type { D1Database } from '@cloudflare/workers-types';
import { and, between, desc, eq, sql } from 'drizzle-orm';
import type { CampaignRecord } from '../../features/campaigns/rules/figures.ts';
import type { Spend } from '../../features/campaigns/rules/spend.ts';
import { type CampaignState, cleanName } from '../../values/campaign.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { toHex } from '../../values/signing.ts';
import { auditLine, auditLineIfChanged } from './audit.ts';
import { createAttempt, type LedgerContext, type LedgerDatabase, openDatabase } from './database.ts';
import { countedValues, recordFacets } from './schema.ts';
import { campaignLinks, campaignSpend, campaigns } from './schema-campaigns.ts';

type Unavailable = 'ledger_unavailable';
export type CampaignLink = typeof campaignLinks.$inferSelect;

export interface FoundRecords {
  readonly records: readonly CampaignRecord[];
  readonly isWhole: boolean;
}

export interface Campaigns {
  /** The records with a number that were made between two instants. `isWhole` is false where there are too many. */
  records(from: number, to: number): Promise<Result<FoundRecords, Unavailable>>;
  /** The records of these numbers before an instant. */
  earlierRecords(
    numbers: readonly string[],
    before: number,
  ): Promise<Result<readonly CampaignRecord[], Unavailable>>;
  /** The names that the operator has judged. */
  states(): Promise<Result<ReadonlyMap<string, CampaignState>, Unavailable>>;
  setState(name: string, state: CampaignState, by: string): Promise<Result<undefined, Unavailable>>;
  /** The cost of each name in the days between two dates, in paise. */
  spend(from: string, to: string): Promise<Result<ReadonlyMap<string, number>, Unavailable>>;
  /** Replaces the costs of these days and names. */
  setSpend(rows: readonly Spend[], by: string): Promise<Result<undefined, Unavailable>>;
  /** The newest first. */
  links(): Promise<Result<readonly CampaignLink[], Unavailable>>;
  addLink(link: Omit<CampaignLink, 'code' | 'createdAt'>, by: string): Promise<Result<string, Unavailable>>;
  findLink(code: string): Promise<CampaignLink | undefined>;
}

const PAGE = 5000;
const MOST_PAGES = 40;
/** More records do not fit into the memory of a Worker. */
export const MOST_RECORDS = PAGE * MOST_PAGES;
const MOST_LINKS = 100;
const CODE_BYTES = 5;

const newCode = (): string => toHex(crypto.getRandomValues(new Uint8Array(CODE_BYTES)).buffer);

const MOST_SPELLINGS = 20;

/** How the links of a campaign wrote its name. */
const spellingsOf = (name: string, written: readonly { readonly value: string }[]): readonly string[] => [
  name,
  ...written
    .map(({ value }) => value)
    .filter((value) => value !== name && cleanName(value) === name)
    .slice(0, MOST_SPELLINGS),
];

/** Records of programs count nowhere. The plus keeps the index of kinds out of it. */
const FIGURES_OF_RECORDS = sql`
  SELECT r.id, r.kind, r.status, r.created_at AS createdAt, r.mobile_number AS mobileNumber,
    coalesce(r.city, '') AS city, coalesce(r.service, '') AS service,
    json_extract(r.fields, '$.utmCampaign') AS name, json_extract(r.fields, '$.utmSource') AS source,
    json_extract(r.fields, '$.utmContent') AS content, json_extract(r.fields, '$.visit') AS visit,
    coalesce((SELECT sum(m.paid) FROM record_money m WHERE m.place = r.rowid), 0) AS paid
  FROM records r
  WHERE r.mobile_number IS NOT NULL AND +r.kind IN ('lead', 'service_request', 'booking', 'order')
    AND coalesce(json_extract(r.fields, '$.suspect'), 'unchecked') = 'unchecked'`;

/** A page of records after a moment and an id. */
const recordsPage = (from: number, to: number, after: { readonly at: number; readonly id: string }) => sql`
  ${FIGURES_OF_RECORDS} AND r.created_at BETWEEN ${from} AND ${to - 1}
    AND (r.created_at, r.id) > (${after.at}, ${after.id})
  ORDER BY r.created_at, r.id LIMIT ${PAGE}`;

const recordsOfNumbers = (numbers: readonly string[], before: number) => sql`
  ${FIGURES_OF_RECORDS} AND r.mobile_number IN (SELECT value FROM json_each(${JSON.stringify(numbers)}))
    AND r.created_at < ${before} LIMIT ${MOST_RECORDS}`;

export function createCampaigns(d1: D1Database, { now, newId, report }: LedgerContext): Campaigns {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);
  const audited = (by: string, action: string, subject: string) => ({
    id: newId(),
    at: now(),
    by,
    action,
    subject,
  });

  /** The summary and the filters name an accepted campaign, as records spell it. */
  const nameInCounts = (spellings: readonly string[]) =>
    database
      .insert(countedValues)
      .values(spellings.map((value) => ({ dimension: 'campaign', value })))
      .onConflictDoNothing();

  return {
    async records(from, to) {
      const records: CampaignRecord[] = [];
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const last = records.at(-1);
        const after = last ? { at: last.createdAt, id: last.id } : { at: from - 1, id: '' };
        const found = await attempt('campaign records', () =>
          database.all<CampaignRecord>(recordsPage(from, to, after)),
        );
        if (!found.ok) return failure('ledger_unavailable');
        records.push(...found.value);
        if (found.value.length < PAGE) return success({ records, isWhole: true });
      }
      return success({ records, isWhole: false });
    },

    async earlierRecords(numbers, before) {
      if (numbers.length === 0) return success([]);
      const found = await attempt('earlier campaign records', () =>
        database.all<CampaignRecord>(recordsOfNumbers(numbers, before)),
      );
      return found.ok ? found : failure('ledger_unavailable');
    },

    async states() {
      const found = await attempt('campaign states', () => database.select().from(campaigns));
      if (!found.ok) return failure('ledger_unavailable');
      return success(new Map(found.value.map(({ name, state }) => [name, state])));
    },

    async setState(name, state, by) {
      const row = { name, state, at: now() };
      const written = await attempt('written campaigns', () =>
        database
          .selectDistinct({ value: recordFacets.value })
          .from(recordFacets)
          .where(eq(recordFacets.dimension, 'campaign')),
      );
      const done = await attempt('campaign state', () =>
        database.batch([
          database
            .insert(campaigns)
            .values(row)
            .onConflictDoUpdate({ target: campaigns.name, set: row, setWhere: sql`state <> excluded.state` }),
          auditLineIfChanged(database, audited(by, `campaign_${state}`, name)),
          ...(state === 'accepted' ? [nameInCounts(spellingsOf(name, written.ok ? written.value : []))] : []),
        ]),
      );
      return done.ok ? success(undefined) : failure('ledger_unavailable');
    },

    async spend(from, to) {
      const found = await attempt('campaign spend', () =>
        database
          .select({ name: campaignSpend.name, amount: sql<number>`sum(${campaignSpend.amount})` })
          .from(campaignSpend)
          .where(between(campaignSpend.day, from, to))
          .groupBy(campaignSpend.name),
      );
      if (!found.ok) return failure('ledger_unavailable');
      return success(new Map(found.value.map(({ name, amount }) => [name, amount])));
    },

    async setSpend(rows, by) {
      const done = await attempt('set campaign spend', () =>
        database.batch([
          database
            .insert(campaignSpend)
            .select(
              sql`SELECT value ->> 'day', value ->> 'name', value ->> 'amount'
                FROM json_each(${JSON.stringify(rows)}) WHERE true`,
            )
            .onConflictDoUpdate({
              target: [campaignSpend.day, campaignSpend.name],
              set: { amount: sql`excluded.amount` },
            }),
          auditLine(database, {
            ...audited(by, 'campaign_spend_set', 'campaigns'),
            detail: `${rows.length}`,
          }),
        ]),
      );
      return done.ok ? success(undefined) : failure('ledger_unavailable');
    },

    ...createLinks(database, attempt, audited, now),
  };
}

type Audited = (by: string, action: string, subject: string) => Parameters<typeof auditLine>[1];

/** The links of campaigns, each with a code of its own. */
const createLinks = (
  database: LedgerDatabase,
  attempt: ReturnType<typeof createAttempt>,
  audited: Audited,
  now: () => number,
): Pick<Campaigns, 'links' | 'addLink' | 'findLink'> => ({
  async links() {
    const found = await attempt('campaign links', () =>
      database
        .select()
        .from(campaignLinks)
        .orderBy(desc(campaignLinks.createdAt), desc(campaignLinks.code))
        .limit(MOST_LINKS),
    );
    return found.ok ? success(found.value) : failure('ledger_unavailable');
  },

  async addLink(link, by) {
    const same = await attempt('same campaign link', () =>
      database
        .select({ code: campaignLinks.code })
        .from(campaignLinks)
        .where(
          and(
            eq(campaignLinks.path, link.path),
            eq(campaignLinks.name, link.name),
            eq(campaignLinks.source, link.source),
            eq(campaignLinks.medium, link.medium),
            eq(campaignLinks.content, link.content),
            eq(campaignLinks.coupon, link.coupon),
          ),
        )
        .limit(1),
    );
    if (!same.ok) return failure('ledger_unavailable');
    const [known] = same.value;
    if (known) return success(known.code);
    const code = newCode();
    const done = await attempt('add campaign link', () =>
      database.batch([
        database.insert(campaignLinks).values({ ...link, code, createdAt: now() }),
        auditLine(database, audited(by, 'campaign_link_made', code)),
      ]),
    );
    return done.ok ? success(code) : failure('ledger_unavailable');
  },

  async findLink(code) {
    const found = await attempt('find campaign link', () =>
      database.select().from(campaignLinks).where(eq(campaignLinks.code, code)).limit(1),
    );
    return found.ok ? found.value[0] : undefined;
  },
});
