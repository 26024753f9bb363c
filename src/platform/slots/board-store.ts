import type { SqlStorage } from '@cloudflare/workers-types';
import type { Board, CapacityRule, Seat } from '../../features/slots/rules/board.ts';
import { isSlotId } from '../../features/slots/rules/slot.ts';

type SeatRow = { record_id: string; date: string; slot_id: string; held_until: number | null };
type CapacityRow = { date: string; slot_id: string; capacity: number };

/** Means every date or every slot; NULL is not possible in a primary key column. */
const ANY = '';

/**
 * The storage of one board. A record has at most one taken and one held seat: a visitor who reschedules holds the new
 * slot before freeing the old one.
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
      CREATE TABLE IF NOT EXISTS blocked (date TEXT PRIMARY KEY);`);
  }

  /** The board with the seats of one date. */
  day(date: string): Board {
    return this.#board(this.#sql.exec<SeatRow>('SELECT * FROM seat WHERE date = ?', date).toArray());
  }

  /** The board with the seats of a date and all later ones. */
  from(date: string): Board {
    return this.#board(this.#sql.exec<SeatRow>('SELECT * FROM seat WHERE date >= ?', date).toArray());
  }

  #board(rows: readonly SeatRow[]): Board {
    const rules = this.#sql.exec<CapacityRow>('SELECT * FROM capacity').toArray();
    const blocked = this.#sql.exec<{ date: string }>('SELECT date FROM blocked').toArray();
    return {
      defaultCapacity: this.#defaultCapacity,
      capacityRules: rules.flatMap(ruleOf),
      blockedDates: blocked.map((row) => row.date),
      seats: rows.flatMap(seatOf),
    };
  }

  /** The dates on which a record has a seat. */
  datesOf(recordId: string): readonly string[] {
    const rows = this.#sql.exec<{ date: string }>('SELECT date FROM seat WHERE record_id = ?', recordId);
    return rows.toArray().map((row) => row.date);
  }

  hold(seat: Seat, untilMs: number): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO seat (record_id, taken, date, slot_id, held_until) VALUES (?, 0, ?, ?, ?)',
      seat.recordId,
      seat.date,
      seat.slotId,
      untilMs,
    );
  }

  /** The same write frees the record's earlier held and taken seats. */
  take(seat: Seat): void {
    this.release(seat.recordId);
    this.#sql.exec(
      'INSERT INTO seat (record_id, taken, date, slot_id) VALUES (?, 1, ?, ?)',
      seat.recordId,
      seat.date,
      seat.slotId,
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

  block(date: string): void {
    this.#sql.exec('INSERT OR IGNORE INTO blocked (date) VALUES (?)', date);
  }

  unblock(date: string): void {
    this.#sql.exec('DELETE FROM blocked WHERE date = ?', date);
  }

  /** Deletes expired holds and everything before `firstDate`; returns the dates of the expired holds. */
  clean(nowMs: number, firstDate: string): readonly string[] {
    const rows = this.#sql.exec<{ date: string }>(
      'DELETE FROM seat WHERE held_until <= ? RETURNING date',
      nowMs,
    );
    const dates = rows.toArray().map((row) => row.date);
    this.#sql.exec('DELETE FROM seat WHERE date < ?', firstDate);
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
