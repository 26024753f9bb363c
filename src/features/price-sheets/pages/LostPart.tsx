import { adminPricesText as text } from '../../../content/text/admin-prices.ts';
import { formatCount } from '../../../values/format.ts';
import { LostLines } from '../../admin/index.ts';
import { LOSSES } from '../../pricing/contract.ts';
import type { StoredSheet } from '../contract.ts';

const lostCount = ({ losses: { dropped } }: StoredSheet): number =>
  LOSSES.reduce((sum, kind) => sum + dropped[kind], 0);

/** How much a sheet lost of each kind, in words. */
export function lostKinds(sheet: StoredSheet): string {
  const { dropped } = sheet.losses;
  const parts = LOSSES.filter((kind) => dropped[kind] > 0);
  if (parts.length === 0) return text.nothingLost;
  return parts.map((kind) => `${text.kinds[kind]} ${formatCount(dropped[kind])}`).join(', ');
}

/** The rows and cells that a sheet lost, folded; nothing for a sheet that lost none. */
export function LostPart({ sheet }: { readonly sheet: StoredSheet }) {
  const count = lostCount(sheet);
  if (count === 0) return null;
  return (
    <details>
      <summary>{text.lostLines(count)}</summary>
      <LostLines lines={sheet.losses.droppedLines} count={count} />
    </details>
  );
}
