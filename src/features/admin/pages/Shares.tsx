import { adminText } from '../../../content/text/en/admin.ts';
import type { Share } from '../../../platform/ledger/summary.ts';
import { formatCount, formatShare } from '../../../values/format.ts';

const text = adminText.summary;

interface SharesProps {
  readonly title: string;
  readonly shares: readonly Share[];
  readonly name?: (value: string) => string;
}

/** Who brought how many: a table whose rows carry their own bar. */
export function Shares({ title, shares, name = (value) => value }: SharesProps) {
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
                <th scope="row">{value === '' ? text.unnamed : name(value)}</th>
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
