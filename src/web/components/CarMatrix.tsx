import { Badge } from '../../../client/ui/Badge.tsx';
import { ListPrice } from '../../../client/ui/Price.tsx';
import { uiText as text } from '../../content/text/ui.ts';
import { formatMoney, type Paise } from '../../values/money.ts';
import { scrolledByKeys } from './scrolled-by-keys.ts';

export interface MatrixRow {
  readonly car: string;
  readonly href?: string | undefined;
  /** Marks the row when the visitor chooses this car. */
  readonly carId?: string | undefined;
  /** One price a column; `undefined` where the car is not made with that fuel. */
  readonly prices: readonly (Paise | undefined)[];
  /** Struck-out prices under the prices. */
  readonly listPrices?: readonly (Paise | undefined)[] | undefined;
  /** True for the visitor's own car, whose row is tinted. */
  readonly isYours?: boolean | undefined;
}

interface CarMatrixProps {
  /** The table's name for screen readers: "Express prices by car". */
  readonly label: string;
  /** The title of the first column; default "Car". */
  readonly rowTitle?: string | undefined;
  /** The fuel types. */
  readonly columns: readonly string[];
  readonly rows: readonly MatrixRow[];
}

/** A table of one service's prices by car. On a narrow phone it scrolls sideways and the car column stays in sight. */
export function CarMatrix({ label, rowTitle, columns, rows }: CarMatrixProps) {
  return (
    <section className="matrix-wrap" aria-label={label} {...scrolledByKeys}>
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col">{rowTitle ?? text.car}</th>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr className={row.isYours ? 'me' : undefined} key={row.car} data-car={row.carId}>
              <th scope="row">
                {row.href === undefined ? row.car : <a href={row.href}>{row.car}</a>}
                {row.isYours && (
                  <>
                    {' '}
                    <Badge tone="accent">{text.yours}</Badge>
                  </>
                )}
              </th>
              {columns.map((column, index) => (
                <PriceCell key={column} price={row.prices[index]} listPrice={row.listPrices?.[index]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PriceCellProps {
  readonly price: Paise | undefined;
  readonly listPrice: Paise | undefined;
}

function PriceCell({ price, listPrice }: PriceCellProps) {
  if (price !== undefined) {
    return (
      <td>
        {listPrice !== undefined && (
          <>
            <ListPrice amount={listPrice} />{' '}
          </>
        )}
        {formatMoney(price)}
      </td>
    );
  }
  return (
    <td className="none">
      <span aria-hidden="true">–</span>
      <span className="vh">{text.notOffered}</span>
    </td>
  );
}
