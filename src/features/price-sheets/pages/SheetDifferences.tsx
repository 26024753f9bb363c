import { adminPricesText } from '../../../content/text/admin-prices.ts';
import { formatCount } from '../../../values/format.ts';
import { formatMoney, rupees } from '../../../values/money.ts';
import type { ShownChanges } from '../contract.ts';

const text = adminPricesText.changes;

type Car = ShownChanges['gone']['list'][number];
type PriceChange = ShownChanges['prices']['list'][number];

const nameOf = ({ manufacturer, model, fuelType }: Car): string => text.car(manufacturer, model, fuelType);

const money = (price: number | null): string => (price === null ? text.noPrice : formatMoney(rupees(price)));

/** The differences of a sheet to the live one: cars gone, cars new, and each price, the largest change first. */
export const SheetDifferences = ({
  changes: { gone, added, prices },
}: {
  readonly changes: ShownChanges;
}) => (
  <>
    <h3>{text.title}</h3>
    {gone.count + added.count + prices.count === 0 && <p>{text.none}</p>}
    {gone.count > 0 && <Cars title={text.gone(gone.count)} cars={gone} />}
    {added.count > 0 && <Cars title={text.added(added.count)} cars={added} />}
    {prices.count > 0 && (
      <details open={prices.list.length <= MOST_OPEN}>
        <summary>{text.prices(prices.count)}</summary>
        <Prices prices={prices.list} />
        <Rest of={prices} />
      </details>
    )}
  </>
);

/** A longer list is folded, so that the button stays near. */
const MOST_OPEN = 12;

const Cars = ({ title, cars }: { readonly title: string; readonly cars: ShownChanges['gone'] }) => (
  <details open={cars.list.length <= MOST_OPEN}>
    <summary>{title}</summary>
    <ul className="admin-list">
      {cars.list.map((car) => (
        <li key={nameOf(car)}>{nameOf(car)}</li>
      ))}
    </ul>
    <Rest of={cars} />
  </details>
);

const Rest = ({ of: { count, list } }: { readonly of: ShownChanges['gone'] | ShownChanges['prices'] }) =>
  list.length < count && <p className="small">{text.first(list.length)}</p>;

const Prices = ({ prices }: { readonly prices: readonly PriceChange[] }) => (
  <div className="shares">
    <table>
      <thead>
        <tr>
          <th scope="col">{text.price}</th>
          <th scope="col">{text.before}</th>
          <th scope="col">{text.after}</th>
        </tr>
      </thead>
      <tbody>
        {prices.map((change) => (
          <tr key={`${nameOf(change.car)} ${change.column}`}>
            <th scope="row">
              {nameOf(change.car)}
              <br />
              <small>{change.column}</small>
            </th>
            <td>{money(change.before)}</td>
            <td>
              {money(change.after)}
              <Times change={change} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** A change by this factor is worth a look, so the table says it. */
const LARGE = 2;

function Times({ change: { before, after } }: { readonly change: PriceChange }) {
  if (before === null || after === null || before === 0 || after === 0) return null;
  const times = Math.max(before, after) / Math.min(before, after);
  if (times < LARGE) return null;
  return (
    <>
      <br />
      <small>{text.times(formatCount(Math.round(times)), after > before)}</small>
    </>
  );
}
