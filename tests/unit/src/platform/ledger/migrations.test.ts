import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'src/platform/ledger/migrations';
const sql = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'))
  .join('\n');

it('creates a table before any that refers to it, so that a backup can be restored', () => {
  const created = [...sql.matchAll(/CREATE TABLE `(\w+)` \(([^;]*)\);/g)];
  const seen = new Set<string>();
  expect(created.length).toBeGreaterThan(8);
  for (const [, table = '', body = ''] of created) {
    for (const [, parent = ''] of body.matchAll(/REFERENCES `(\w+)`/g)) {
      expect(seen, `${table} refers to ${parent}: create ${parent} first`).toContain(parent);
    }
    seen.add(table);
  }
});

it('never removes a column or a table from a filled database', () => {
  expect(sql).not.toMatch(/\bDROP (?:TABLE|COLUMN)\b/i);
});
