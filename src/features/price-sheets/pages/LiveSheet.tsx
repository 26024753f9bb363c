import type { ReactNode } from 'react';
import { Alert } from '../../../../client/ui/Alert.tsx';
import { adminHealthText } from '../../../content/text/admin-health.ts';
import { adminPricesText as text } from '../../../content/text/admin-prices.ts';
import { formatCount } from '../../../values/format.ts';
import { SCHEDULE } from '../../../values/operator.ts';
import { adminTime, byAuthor } from '../../admin/index.ts';
import type { PriceSheetsState, StoredSheet } from '../contract.ts';
import { LostPart, lostKinds } from './LostPart.tsx';

/** Who published a sheet, in words. */
export const publisherOf = ({ publishedBy }: StoredSheet): string =>
  publishedBy === null || publishedBy === SCHEDULE ? text.byItself : byAuthor(publishedBy);

/** Where a sheet comes from, in words. */
export const sourceOf = ({ source }: StoredSheet, host: string | null): string =>
  source === 'address' ? text.sources.address(host) : text.sources[source];

interface LiveSheetProps {
  readonly state: PriceSheetsState;
  readonly now: Date;
}

export const LiveSheet = ({ state: { live, host, isByHand }, now }: LiveSheetProps) => (
  <section className="admin-health" aria-labelledby="live-sheet">
    <h2 id="live-sheet">{text.live}</h2>
    {isByHand && <Alert tone="calm">{text.pinned}</Alert>}
    {live === null ? (
      <p>{text.noLive}</p>
    ) : (
      <>
        <dl className="admin-pairs">
          <Pair name={text.from}>{sourceOf(live, host)}</Pair>
          <Pair name={text.since}>
            {text.sinceBy(adminTime(live.publishedAt ?? live.readAt, now), publisherOf(live))}
          </Pair>
          <Pair name={text.rows}>{formatCount(live.rowCount)}</Pair>
          <Pair name={text.lost}>{lostKinds(live)}</Pair>
          <Pair name={text.columns}>{columnsOf(live)}</Pair>
        </dl>
        <LostPart sheet={live} />
      </>
    )}
  </section>
);

const Pair = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const columnsOf = ({ losses: { hasHeader, ignoredColumns } }: StoredSheet): string =>
  [
    hasHeader ? adminHealthText.byHeader : adminHealthText.inOrder,
    ...(ignoredColumns.length > 0 ? [adminHealthText.ignored(ignoredColumns)] : []),
  ].join('; ');
