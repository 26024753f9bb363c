import { adminText } from '../../../content/text/admin.ts';
import type { Money, Share } from '../../../platform/ledger/summary.ts';
import { formatCount, formatShare } from '../../../values/format.ts';
import { formatMoney } from '../../../values/money.ts';

const text = adminText.summary;

interface MoneyTableProps {
  readonly title: string;
  /** The heading of the first column. */
  readonly by: string;
  readonly rows: readonly Money[];
  readonly name?: (value: string) => string;
  readonly linkTo: (value: string) => string;
}

/** Shows the money booked and paid by day, service or city. */
export const MoneyTable = ({ title, by, rows, name = (value) => value, linkTo }: MoneyTableProps) => (
  <section className="shares" aria-label={title}>
    <h2>{title}</h2>
    {rows.length === 0 ? (
      <p className="small">{text.nothing}</p>
    ) : (
      <table>
        <thead>
          <tr>
            <th scope="col">{by}</th>
            <th scope="col">{text.booked}</th>
            <th scope="col">{text.paid}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ value, booked, paid }) => (
            <tr key={value}>
              <th scope="row">
                <a href={linkTo(value)}>{nameOr(name, value)}</a>
              </th>
              <td>{formatMoney(booked)}</td>
              <td>{formatMoney(paid)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);

const nameOr = (name: (value: string) => string, value: string): string =>
  value === '' ? text.unnamed : name(value);

interface SharesProps {
  readonly title: string;
  readonly shares: readonly Share[];
  readonly name?: (value: string) => string;
  /** The list of a share's records. */
  readonly linkTo: (value: string) => string;
}

export function Shares({ title, shares, name = (value) => value, linkTo }: SharesProps) {
  const labelOf = (value: string) => (value === 'other' ? text.others : nameOr(name, value));
  const sum = shares.reduce((total, { count }) => total + count, 0);
  return (
    <section className="shares" aria-label={title}>
      <h2>{title}</h2>
      {sum === 0 ? (
        <p className="small">{text.nothing}</p>
      ) : (
        <table>
          <thead className="vh">
            <tr>
              <th scope="col">{title}</th>
              <th scope="col">{text.count}</th>
              <th scope="col">{text.share}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ value, count }) => (
              <tr key={value}>
                <th scope="row">
                  <a href={linkTo(value)}>{labelOf(value)}</a>
                </th>
                <td>{formatCount(count)}</td>
                <td>
                  <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={(count / sum) * 100} height={8} />
                  </svg>
                  <span>{formatShare(count / sum)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
