import type { SqlStorage } from '@cloudflare/workers-types';
import type { Board, CapacityRule, Seat, SlotClaims } from '../../features/slots/rules/board.ts';
import { blockKey } from '../../features/slots/rules/board.ts';
import { type Claimant, LATELY_MS, type SeatUse } from '../../features/slots/rules/fair-share.ts';
import { isSlotId, type SlotId } from '../../features/slots/rules/slot.ts';
import { indiaDate } from '../../values/india-time.ts';

type SeatRow = { record_id: string; date: string; slot_id: string; held_until: number | null };
type ClaimantRow = {
  network: string;
  part: string;
  number: string;
  device: string;
  verified: number;
  claimed_at: number;
};
type WaitingRow = Omit<ClaimantRow, 'claimed_at'> & { date: string; slot_id: string };
type ClaimsRow = { slot_id: string; count: number };
type CapacityRow = { date: string; slot_id: string; capacity: number };

/** The rules and blocked days of a board; without a slot they hold for the whole day. */
export interface OperatorSettings {
  readonly capacity: readonly CapacityRule[];
  readonly blocked: readonly { readonly date: string; readonly slotId?: SlotId }[];
}

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
        network TEXT NOT NULL DEFAULT '', part TEXT NOT NULL DEFAULT '', number TEXT NOT NULL DEFAULT '',
        device TEXT NOT NULL DEFAULT '', verified INTEGER NOT NULL DEFAULT 1, claimed_at INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (record_id, taken));
      CREATE INDEX IF NOT EXISTS seat_by_date ON seat (date);
      CREATE INDEX IF NOT EXISTS seat_by_hold ON seat (held_until) WHERE held_until IS NOT NULL;
      CREATE INDEX IF NOT EXISTS seat_by_held_slot ON seat (date, slot_id, held_until) WHERE held_until IS NOT NULL;
      CREATE INDEX IF NOT EXISTS seat_by_network ON seat (network, date) WHERE network <> '';
      CREATE INDEX IF NOT EXISTS seat_by_part ON seat (part, date) WHERE part <> '';
      CREATE INDEX IF NOT EXISTS seat_by_device ON seat (device, date) WHERE device <> '';
      CREATE INDEX IF NOT EXISTS seat_by_claim ON seat (claimed_at, network) WHERE verified = 0;
      CREATE TABLE IF NOT EXISTS capacity (
        date TEXT NOT NULL, slot_id TEXT NOT NULL, capacity INTEGER NOT NULL, PRIMARY KEY (date, slot_id));
      CREATE TABLE IF NOT EXISTS blocked (date TEXT PRIMARY KEY);
      CREATE TABLE IF NOT EXISTS waiting (
        record_id TEXT PRIMARY KEY, date TEXT NOT NULL, slot_id TEXT NOT NULL, network TEXT NOT NULL,
        part TEXT NOT NULL, number TEXT NOT NULL, device TEXT NOT NULL, verified INTEGER NOT NULL);
      CREATE INDEX IF NOT EXISTS waiting_by_date ON waiting (date);`);
    this.#countSeats('taken_seats', '');
    this.#countSeats('unverified_seats', 'AND verified = 0');
  }

  /** Counts the taken seats of each slot by triggers. */
  #countSeats(counts: string, condition: '' | 'AND verified = 0'): void {
    const when = (row: 'new' | 'old') =>
      `WHEN ${row}.held_until IS NULL ${condition.replace('verified', `${row}.verified`)}`;
    this.#sql.exec(`
      CREATE TABLE IF NOT EXISTS ${counts} (
        date TEXT NOT NULL, slot_id TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (date, slot_id)) WITHOUT ROWID;
      CREATE TRIGGER IF NOT EXISTS ${counts}_added AFTER INSERT ON seat ${when('new')} BEGIN
        INSERT INTO ${counts} VALUES (new.date, new.slot_id, 1)
        ON CONFLICT (date, slot_id) DO UPDATE SET count = count + 1;
      END;
      CREATE TRIGGER IF NOT EXISTS ${counts}_released AFTER DELETE ON seat ${when('old')} BEGIN
        UPDATE ${counts} SET count = count - 1 WHERE date = old.date AND slot_id = old.slot_id;
      END;`);
  }

  /** Counts the open seats that a claim on a slot is measured by, without those of its own record. */
  use({ recordId, date, slotId }: Seat, claimant: Claimant, nowMs: number): SeatUse {
    const count = (query: string, ...given: readonly (string | number)[]): number =>
      this.#sql.exec<{ count: number | null }>(query, ...given).one().count ?? 0;
    const today = indiaDate(new Date(nowMs));
    const { network, part = '', number, device = '' } = claimant;
    const isOpen = 'record_id <> ?2 AND (held_until IS NULL OR held_until > ?3)';
    const openOf = (column: 'network' | 'part' | 'device', name: string) =>
      count(
        `SELECT count(*) AS count FROM seat WHERE ${column} = ?1 AND ${column} <> '' AND ${isOpen} AND date >= ?4`,
        name,
        recordId,
        nowMs,
        today,
      );
    const onDate = (column: 'network' | 'part', name: string) =>
      count(
        `SELECT count(*) AS count FROM seat WHERE ${column} = ?1 AND ${column} <> '' AND ${isOpen} AND date = ?4`,
        name,
        recordId,
        nowMs,
        date,
      );
    const lately = (condition: string, name: string) =>
      count(
        `SELECT count(DISTINCT record_id) AS count FROM seat WHERE verified = 0 AND claimed_at > ?4 AND ${isOpen} AND ${condition}`,
        name,
        recordId,
        nowMs,
        nowMs - LATELY_MS,
      );
    return {
      ofNumber: count(
        `SELECT count(*) AS count FROM seat
         WHERE network = ?1 AND network <> '' AND ${isOpen} AND date >= ?4 AND number = ?5`,
        network,
        recordId,
        nowMs,
        today,
        number,
      ),
      ofDevice: openOf('device', device),
      ofNetwork: openOf('network', network),
      ofNetworkOnDate: onDate('network', network),
      ofPart: openOf('part', part),
      ofPartOnDate: onDate('part', part),
      unverifiedInSlot: count(
        `SELECT sum(count) AS count FROM (
           SELECT count FROM unverified_seats WHERE date = ?1 AND slot_id = ?2
           UNION ALL SELECT count(*) FROM seat WHERE date = ?1 AND slot_id = ?2
           AND held_until IS NOT NULL AND held_until > ?3 AND verified = 0)`,
        date,
        slotId,
        nowMs,
      ),
      unverifiedOpen: count(
        `SELECT (SELECT coalesce(sum(count), 0) FROM unverified_seats WHERE date >= ?1)
           + (SELECT count(*) FROM seat WHERE held_until IS NOT NULL AND held_until > ?2 AND verified = 0) AS count`,
        today,
        nowMs,
      ),
      unverifiedLately: lately("?1 = ''", ''),
      ofNetworkLately: lately('network = ?1', network),
    };
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

  datesOf(recordId: string): readonly string[] {
    const rows = this.#sql.exec<{ date: string }>('SELECT date FROM seat WHERE record_id = ?', recordId);
    return rows.toArray().map((row) => row.date);
  }

  /** Remembers the slot that a record waits for, and its claimant. */
  wait(
    { recordId, date, slotId }: Seat,
    { network, part = '', number, device = '', isVerified }: Claimant,
  ): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO waiting VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      recordId,
      date,
      slotId,
      network,
      part,
      number,
      device,
      isVerified ? 1 : 0,
    );
  }

  waitingOf(recordId: string): { readonly wanted: Seat; readonly claimant: Claimant } | undefined {
    const [row] = this.#sql.exec<WaitingRow>('SELECT * FROM waiting WHERE record_id = ?', recordId).toArray();
    if (row === undefined || !isSlotId(row.slot_id)) return undefined;
    const { date, slot_id: slotId, network, part, number, device, verified } = row;
    const claimant = {
      network,
      number,
      ...(part !== '' && { part }),
      ...(device !== '' && { device }),
      isVerified: verified === 1,
    };
    return { wanted: { recordId, date, slotId }, claimant };
  }

  /** The instant of a record's first open claim, in ms since 1970: a move to another slot is no new claim. */
  #claimedAt(recordId: string, nowMs: number): number {
    const query = 'SELECT min(claimed_at) AS first FROM seat WHERE record_id = ?';
    return this.#sql.exec<{ first: number | null }>(query, recordId).one().first ?? nowMs;
  }

  hold(seat: Seat, untilMs: number, claimant: Claimant, nowMs: number): void {
    const { network, part = '', number, device = '', isVerified } = claimant;
    this.#sql.exec(
      `INSERT OR REPLACE INTO seat
         (record_id, taken, date, slot_id, held_until, network, part, number, device, verified, claimed_at)
       VALUES (?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      seat.recordId,
      seat.date,
      seat.slotId,
      untilMs,
      network,
      part,
      number,
      device,
      isVerified ? 1 : 0,
      this.#claimedAt(seat.recordId, nowMs),
    );
    this.#sql.exec('DELETE FROM waiting WHERE record_id = ?', seat.recordId);
  }

  /** The same write frees the record's earlier held and taken seats. The seat keeps the claimant of its hold. */
  take(seat: Seat): void {
    const [held] = this.#sql
      .exec<ClaimantRow>(
        'SELECT network, part, number, device, verified, claimed_at FROM seat WHERE record_id = ? ORDER BY taken LIMIT 1',
        seat.recordId,
      )
      .toArray();
    this.release(seat.recordId);
    this.#sql.exec(
      `INSERT INTO seat (record_id, taken, date, slot_id, network, part, number, device, verified, claimed_at)
       VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?, ?)`,
      seat.recordId,
      seat.date,
      seat.slotId,
      held?.network ?? '',
      held?.part ?? '',
      held?.number ?? '',
      held?.device ?? '',
      held?.verified ?? 1,
      held?.claimed_at ?? 0,
    );
  }

  release(recordId: string): void {
    this.#sql.exec('DELETE FROM seat WHERE record_id = ?', recordId);
    this.#sql.exec('DELETE FROM waiting WHERE record_id = ?', recordId);
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

  /** Everything that the operator set and that is not over. */
  settings(): OperatorSettings {
    const rules = this.#sql.exec<CapacityRow>('SELECT * FROM capacity ORDER BY date, slot_id').toArray();
    const blocked = this.#sql.exec<{ date: string }>('SELECT date FROM blocked ORDER BY date').toArray();
    return {
      capacity: rules.flatMap(ruleOf),
      blocked: blocked.map((row) => {
        const [date = '', slotId = ''] = row.date.split(' ');
        return isSlotId(slotId) ? { date, slotId } : { date };
      }),
    };
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
    this.#sql.exec('DELETE FROM waiting WHERE date < ?', firstDate);
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
