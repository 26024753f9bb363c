import type { SqlStorage } from '@cloudflare/workers-types';
import type { Board, CapacityRule, Seat, SlotClaims } from '../../features/slots/rules/board.ts';
import { blockKey } from '../../features/slots/rules/board.ts';
import { type Claimant, RATE_MS, type SeatUse } from '../../features/slots/rules/fair-share.ts';
import { isSlotId, type SlotId } from '../../features/slots/rules/slot.ts';
import { MINUTE_MS } from '../../values/durations.ts';
import { indiaDate } from '../../values/india-time.ts';

type SeatRow = { record_id: string; date: string; slot_id: string; held_until: number | null };
type ClaimantRow = { network: string; number: string; device: string; verified: number };
type ClaimsRow = { slot_id: string; count: number };
type CapacityRow = { date: string; slot_id: string; capacity: number };

/** Claims of one step are counted together. */
const RATE_STEP_MS = 5 * MINUTE_MS;

/** After every id of a slot. */
const END_OF_SLOTS = '~';

/** Means every date or every slot; NULL is not possible in a primary key column. */
const ANY = '';

/**
 * The storage of one board. A record has at most one taken and one held seat: a visitor who reschedules holds the new
 * slot before freeing the old one. Triggers count the taken seats, so that a claim costs the same at any capacity.
 */
export class BoardStore {
  readonly #sql: SqlStorage;
  readonly #defaultCapacity: number;

  constructor(sql: SqlStorage, defaultCapacity: number) {
    this.#sql = sql;
    this.#defaultCapacity = defaultCapacity;
    sql.exec(`
      CREATE TABLE IF NOT EXISTS seat (
        record_id TEXT NOT NULL, taken INTEGER NOT NULL, date TEXT NOT NULL, slot_id TEXT NOT NULL, held_until INTEGER,
        PRIMARY KEY (record_id, taken));
      CREATE INDEX IF NOT EXISTS seat_by_date ON seat (date);
      CREATE INDEX IF NOT EXISTS seat_by_hold ON seat (held_until) WHERE held_until IS NOT NULL;
      CREATE TABLE IF NOT EXISTS capacity (
        date TEXT NOT NULL, slot_id TEXT NOT NULL, capacity INTEGER NOT NULL, PRIMARY KEY (date, slot_id));
      CREATE TABLE IF NOT EXISTS blocked (date TEXT PRIMARY KEY);
      CREATE INDEX IF NOT EXISTS seat_by_held_slot ON seat (date, slot_id, held_until) WHERE held_until IS NOT NULL;`);
    this.#countSeats();
    this.#nameClaimants();
  }

  /** Creates the counts, once, from the seats that an object of an earlier version has. */
  #countSeats(): void {
    const known = "SELECT 1 FROM sqlite_master WHERE name = 'taken_seats'";
    if (this.#sql.exec(known).toArray().length > 0) return;
    this.#sql.exec(`
      CREATE TABLE taken_seats (
        date TEXT NOT NULL, slot_id TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (date, slot_id)) WITHOUT ROWID;
      INSERT INTO taken_seats SELECT date, slot_id, count(*) FROM seat WHERE held_until IS NULL GROUP BY date, slot_id;
      CREATE TRIGGER count_taken AFTER INSERT ON seat WHEN new.held_until IS NULL BEGIN
        INSERT INTO taken_seats VALUES (new.date, new.slot_id, 1)
        ON CONFLICT (date, slot_id) DO UPDATE SET count = count + 1;
      END;
      CREATE TRIGGER count_released AFTER DELETE ON seat WHEN old.held_until IS NULL BEGIN
        UPDATE taken_seats SET count = count - 1 WHERE date = old.date AND slot_id = old.slot_id;
      END;`);
  }

  /** Adds the claimants, once; a seat of an earlier version counts as verified and belongs to nobody. */
  #nameClaimants(): void {
    const known = "SELECT 1 FROM sqlite_master WHERE name = 'unverified_seats'";
    if (this.#sql.exec(known).toArray().length > 0) return;
    this.#sql.exec(`
      ALTER TABLE seat ADD COLUMN network TEXT NOT NULL DEFAULT '';
      ALTER TABLE seat ADD COLUMN number TEXT NOT NULL DEFAULT '';
      ALTER TABLE seat ADD COLUMN device TEXT NOT NULL DEFAULT '';
      ALTER TABLE seat ADD COLUMN verified INTEGER NOT NULL DEFAULT 1;
      CREATE INDEX seat_by_network ON seat (network, date) WHERE network <> '';
      CREATE INDEX seat_by_number ON seat (number, date) WHERE number <> '';
      CREATE INDEX seat_by_device ON seat (device, date) WHERE device <> '';
      CREATE TABLE claim_rate (began INTEGER PRIMARY KEY, count INTEGER NOT NULL);
      CREATE TABLE unverified_seats (
        date TEXT NOT NULL, slot_id TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (date, slot_id)) WITHOUT ROWID;
      CREATE TRIGGER count_unverified AFTER INSERT ON seat WHEN new.held_until IS NULL AND new.verified = 0 BEGIN
        INSERT INTO unverified_seats VALUES (new.date, new.slot_id, 1)
        ON CONFLICT (date, slot_id) DO UPDATE SET count = count + 1;
      END;
      CREATE TRIGGER count_unverified_released AFTER DELETE ON seat
      WHEN old.held_until IS NULL AND old.verified = 0 BEGIN
        UPDATE unverified_seats SET count = count - 1 WHERE date = old.date AND slot_id = old.slot_id;
      END;`);
  }

  /** Counts the open seats that a claim on a slot is measured by, without those of its own record. */
  use({ recordId, date, slotId }: Seat, claimant: Claimant, nowMs: number): SeatUse {
    const count = (query: string, ...given: readonly (string | number)[]): number =>
      this.#sql.exec<{ count: number | null }>(query, ...given).one().count ?? 0;
    const today = indiaDate(new Date(nowMs));
    const openOf = (
      column: 'network' | 'number' | 'device',
      name: string,
      days: 'date >= ?' | 'date = ?',
      day: string,
    ) =>
      count(
        `SELECT count(*) AS count FROM seat WHERE ${column} = ? AND ${column} <> '' AND ${days}
         AND record_id <> ? AND (held_until IS NULL OR held_until > ?)`,
        name,
        day,
        recordId,
        nowMs,
      );
    const { network, number, device = '' } = claimant;
    return {
      ofNumber: openOf('number', number, 'date >= ?', today),
      ofDevice: openOf('device', device, 'date >= ?', today),
      ofNetwork: openOf('network', network, 'date >= ?', today),
      ofNetworkOnDate: openOf('network', network, 'date = ?', date),
      unverifiedInSlot: count(
        `SELECT sum(count) AS count FROM (
           SELECT count FROM unverified_seats WHERE date = ?1 AND slot_id = ?2
           UNION ALL SELECT count(*) FROM seat WHERE date = ?1 AND slot_id = ?2
           AND held_until IS NOT NULL AND held_until > ?3 AND verified = 0)`,
        date,
        slotId,
        nowMs,
      ),
      unverifiedLately: count('SELECT sum(count) AS count FROM claim_rate WHERE began > ?', nowMs - RATE_MS),
    };
  }

  /** Counts a new unverified claim for the rate of the city. */
  countClaim(nowMs: number): void {
    const began = nowMs - (nowMs % RATE_STEP_MS);
    this.#sql.exec(
      'INSERT INTO claim_rate VALUES (?, 1) ON CONFLICT (began) DO UPDATE SET count = count + 1',
      began,
    );
  }

  /** The board of one date at an instant, with the seats of the record that asks, if one does. */
  day(date: string, nowMs: number, recordId?: string): Board {
    const rules = this.#sql.exec<CapacityRow>('SELECT * FROM capacity WHERE date IN (?, ?)', date, ANY);
    const blocked = this.#sql.exec<{ date: string }>(
      'SELECT date FROM blocked WHERE date BETWEEN ? AND ?',
      date,
      blockKey(date, END_OF_SLOTS),
    );
    return {
      defaultCapacity: this.#defaultCapacity,
      capacityRules: rules.toArray().flatMap(ruleOf),
      blocked: blocked.toArray().map((row) => row.date),
      claims: this.#claimsOn(date, nowMs),
      ownSeats: recordId === undefined ? [] : this.#seatsOf(recordId),
    };
  }

  /** Adds the counted taken seats and the active holds, which are few because they end by themselves. */
  #claimsOn(date: string, nowMs: number): readonly SlotClaims[] {
    const rows = this.#sql.exec<ClaimsRow>(
      `SELECT slot_id, sum(count) AS count FROM (
         SELECT slot_id, count FROM taken_seats WHERE date = ?1
         UNION ALL SELECT slot_id, count(*) FROM seat
         WHERE date = ?1 AND held_until IS NOT NULL AND held_until > ?2 GROUP BY slot_id)
       GROUP BY slot_id`,
      date,
      nowMs,
    );
    return rows
      .toArray()
      .flatMap(({ slot_id: slotId, count }) => (isSlotId(slotId) ? [{ date, slotId, count }] : []));
  }

  #seatsOf(recordId: string): readonly Seat[] {
    return this.#sql
      .exec<SeatRow>('SELECT * FROM seat WHERE record_id = ?', recordId)
      .toArray()
      .flatMap(seatOf);
  }

  /** The dates on which a record has a seat. */
  datesOf(recordId: string): readonly string[] {
    const rows = this.#sql.exec<{ date: string }>('SELECT date FROM seat WHERE record_id = ?', recordId);
    return rows.toArray().map((row) => row.date);
  }

  hold(seat: Seat, untilMs: number, { network, number, device = '', isVerified }: Claimant): void {
    this.#sql.exec(
      `INSERT OR REPLACE INTO seat (record_id, taken, date, slot_id, held_until, network, number, device, verified)
       VALUES (?, 0, ?, ?, ?, ?, ?, ?, ?)`,
      seat.recordId,
      seat.date,
      seat.slotId,
      untilMs,
      network,
      number,
      device,
      isVerified ? 1 : 0,
    );
  }

  /** The same write frees the record's earlier held and taken seats. The seat keeps the claimant of its hold. */
  take(seat: Seat): void {
    const [held] = this.#sql
      .exec<ClaimantRow>(
        'SELECT network, number, device, verified FROM seat WHERE record_id = ? ORDER BY taken LIMIT 1',
        seat.recordId,
      )
      .toArray();
    this.release(seat.recordId);
    this.#sql.exec(
      `INSERT INTO seat (record_id, taken, date, slot_id, network, number, device, verified)
       VALUES (?, 1, ?, ?, ?, ?, ?, ?)`,
      seat.recordId,
      seat.date,
      seat.slotId,
      held?.network ?? '',
      held?.number ?? '',
      held?.device ?? '',
      held?.verified ?? 1,
    );
  }

  release(recordId: string): void {
    this.#sql.exec('DELETE FROM seat WHERE record_id = ?', recordId);
  }

  setCapacity(rule: CapacityRule): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO capacity (date, slot_id, capacity) VALUES (?, ?, ?)',
      rule.date ?? ANY,
      rule.slotId ?? ANY,
      rule.capacity,
    );
  }

  block(date: string, slotId: SlotId | null | undefined): void {
    this.#sql.exec('INSERT OR IGNORE INTO blocked (date) VALUES (?)', blockKey(date, slotId));
  }

  /** Opening a day opens its slots too. */
  unblock(date: string, slotId: SlotId | null | undefined): void {
    const key = blockKey(date, slotId);
    this.#sql.exec(
      'DELETE FROM blocked WHERE date BETWEEN ? AND ?',
      key,
      slotId == null ? blockKey(date, END_OF_SLOTS) : key,
    );
  }

  /** Deletes expired holds and everything before `firstDate`; returns the dates of the expired holds. */
  clean(nowMs: number, firstDate: string): readonly string[] {
    const rows = this.#sql.exec<{ date: string }>(
      'DELETE FROM seat WHERE held_until <= ? RETURNING date',
      nowMs,
    );
    const dates = rows.toArray().map((row) => row.date);
    this.#sql.exec('DELETE FROM seat WHERE date < ?', firstDate);
    this.#sql.exec('DELETE FROM taken_seats WHERE date < ?', firstDate);
    this.#sql.exec('DELETE FROM unverified_seats WHERE date < ?', firstDate);
    this.#sql.exec('DELETE FROM claim_rate WHERE began <= ?', nowMs - RATE_MS);
    this.#sql.exec('DELETE FROM capacity WHERE date < ? AND date <> ?', firstDate, ANY);
    this.#sql.exec('DELETE FROM blocked WHERE date < ?', firstDate);
    return [...new Set(dates)];
  }

  /** When the next hold expires, ms since 1970. */
  nextExpiry(): number | undefined {
    const query = 'SELECT min(held_until) AS next FROM seat WHERE held_until IS NOT NULL';
    return this.#sql.exec<{ next: number | null }>(query).one().next ?? undefined;
  }
}

const seatOf = (row: SeatRow): readonly Seat[] =>
  isSlotId(row.slot_id)
    ? [
        {
          recordId: row.record_id,
          date: row.date,
          slotId: row.slot_id,
          ...(row.held_until === null ? {} : { heldUntilMs: row.held_until }),
        },
      ]
    : [];

const ruleOf = (row: CapacityRow): readonly CapacityRule[] => {
  if (row.slot_id !== ANY && !isSlotId(row.slot_id)) return [];
  return [
    {
      capacity: row.capacity,
      ...(row.date === ANY ? {} : { date: row.date }),
      ...(row.slot_id === ANY ? {} : { slotId: row.slot_id }),
    },
  ];
};
