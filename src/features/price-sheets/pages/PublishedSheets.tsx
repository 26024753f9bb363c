import { Badge } from '../../../../client/ui/Badge.tsx';
import { Button } from '../../../../client/ui/Button.tsx';
import { adminPricesText as text } from '../../../content/text/admin-prices.ts';
import { adminTime } from '../../admin/index.ts';
import type { PriceSheetsState, StoredSheet } from '../contract.ts';
import { ChoiceForm } from './ChoiceForm.tsx';
import { publisherOf, sourceOf } from './LiveSheet.tsx';
import { lostKinds } from './LostPart.tsx';

interface PublishedSheetsProps {
  readonly state: PriceSheetsState;
  readonly now: Date;
}

/** The last sheets that were live, each with the way back to it. */
export const PublishedSheets = ({ state: { published, live, host }, now }: PublishedSheetsProps) =>
  published.length > 0 && (
    <section className="admin-health" aria-labelledby="published">
      <h2 id="published">{text.published.title}</h2>
      <p className="small">{text.published.text}</p>
      <ul className="admin-list">
        {published.map((sheet) => (
          <li key={sheet.id}>
            <span>
              <b>{timeOf(sheet, now)}</b>
              <small>
                {[
                  publisherOf(sheet),
                  sourceOf(sheet, host),
                  text.cars(sheet.rowCount),
                  `${text.lost}: ${lostKinds(sheet)}`,
                ].join(', ')}
              </small>
            </span>
            {sheet.id === live?.id ? (
              <Badge tone="green">{text.published.isLive}</Badge>
            ) : (
              <ChoiceForm choice="restore" id={sheet.id} live={live}>
                <Button
                  type="submit"
                  kind="quiet"
                  short
                  aria-label={text.published.restoreNamed(timeOf(sheet, now))}
                >
                  {text.published.restore}
                </Button>
              </ChoiceForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  );

const timeOf = ({ publishedAt, readAt }: StoredSheet, now: Date): string =>
  adminTime(publishedAt ?? readAt, now);
