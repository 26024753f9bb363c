import { brandFacts } from '../../../content/brand.ts';
import { areaName } from '../../../content/cities/area-name.ts';
import { ownJobText } from '../../../content/text/own-job.ts';
import { bookedServiceNames } from '../../../content/text/service-names.ts';
import { formatDate, formatMoment } from '../../../values/format.ts';
import { indiaDate } from '../../../values/india-time.ts';
import { formatPaise, type Paise } from '../../../values/money.ts';
import { filledIn } from '../../../values/stated.ts';
import { wordOf } from '../../../values/word-of.ts';
import { scrolledByKeys } from '../../../web/components/scrolled-by-keys.ts';
import {
  type Bill,
  type BilledTo,
  type BillLine,
  billNumberText,
  type Job,
  type UpiPayment,
} from '../contract.ts';
import { PayByUpi } from './PayByUpi.tsx';

const text = ownJobText.bill;

interface BillPaperProps {
  /** The serial number; a bill without one is an estimate. */
  readonly number: number | undefined;
  /** ISO 8601. */
  readonly at: string | undefined;
  readonly bill: Bill;
  readonly payment: Job['payment'];
  /** "CAR123" or "PH-1A2B3C4D". */
  readonly reference: string;
  readonly car: string | undefined;
  /** Undefined before there is a bill. */
  readonly customer: BilledTo | undefined;
  readonly upi: UpiPayment | undefined;
  /** The number to call, as it is shown. */
  readonly phone: string;
}

/** The bill of a job on paper and on the screen, with the tax of each rate. */
export function BillPaper({
  number,
  at,
  bill,
  payment,
  reference,
  car,
  customer,
  upi,
  phone,
}: BillPaperProps) {
  return (
    <article className="bill">
      <Company phone={phone} />
      <h1>{number === undefined ? text.estimate : text.heading(billNumberText(number))}</h1>
      <dl className="facts-list">
        {at && (
          <>
            <dt>{text.date}</dt>
            <dd>{formatDate(indiaDate(new Date(at)))}</dd>
          </>
        )}
        <dt>{text.of}</dt>
        <dd>{reference}</dd>
        {car && (
          <>
            <dt>{text.car}</dt>
            <dd>{car}</dd>
          </>
        )}
        {customer && <Customer {...customer} />}
      </dl>
      <BillLines bill={bill} />
      {payment && <p>{text.paid(text.methods[payment.method])}</p>}
      <Taxes taxes={bill.taxes} />
      {upi && <PayByUpi upi={upi} />}
    </article>
  );
}

/** Who the bill is from. The logo says the name, so screen readers hear it once, from the legal name. */
function Company({ phone }: Pick<BillPaperProps, 'phone'>) {
  const { street, locality, city, postalCode } = filledIn(brandFacts.address);
  return (
    <>
      <img className="bill-logo" src="/images/wordmark.svg" alt="" width={202} height={44} />
      <p className="small" lang="en-IN">
        {filledIn(brandFacts.legalName)}, {street}, {locality}, {city} {postalCode}
        <br />
        GSTIN {filledIn(brandFacts.taxNumber)}
        <br />
        {phone}
      </p>
    </>
  );
}

function Customer({ name, address, area, pinCode, gstin }: BilledTo) {
  const place = [address, area && areaName(area), pinCode].filter(Boolean).join(', ');
  return (
    <>
      {name && <dt>{text.customer}</dt>}
      {name && <dd>{name}</dd>}
      {place && <dt>{text.address}</dt>}
      {place && <dd>{place}</dd>}
      {gstin && <dt>GSTIN</dt>}
      {gstin && <dd>{gstin}</dd>}
    </>
  );
}

const amount = (paise: Paise | undefined): string => (paise === undefined ? text.open : formatPaise(paise));

const nameOf = (line: BillLine): string =>
  line.kind === 'part' ? line.name : line.services.map((id) => wordOf(bookedServiceNames, id)).join(', ');

const BillLines = ({ bill: { lines, total, paidBefore, due } }: Pick<BillPaperProps, 'bill'>) => (
  <table className="bill-table bill-lines">
    <thead>
      <tr>
        <th scope="col">{text.item}</th>
        <th scope="col">{text.code}</th>
        <th scope="col">{text.amount}</th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={`${nameOf(line)} ${line.hsn}`}>
          <th scope="row">
            {ownJobText.part(nameOf(line), line.quantity)}
            {line.kind === 'part' && line.byPhone && (
              <small> {ownJobText.byPhone(line.byPhone.by, formatMoment(new Date(line.byPhone.at)))}</small>
            )}
          </th>
          <td>{line.hsn}</td>
          <td className="num">{amount(line.total)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          {text.total}
        </th>
        <td className="num">{amount(total)}</td>
      </tr>
      {paidBefore > 0 && (
        <tr>
          <th scope="row" colSpan={2}>
            {text.paidBefore}
          </th>
          <td className="num">{amount(paidBefore)}</td>
        </tr>
      )}
      {paidBefore > 0 && (
        <tr>
          <th scope="row" colSpan={2}>
            {text.due}
          </th>
          <td className="num">{amount(due)}</td>
        </tr>
      )}
    </tfoot>
  </table>
);

/** Four columns of amounts scroll sideways where large text leaves them no room. */
const Taxes = ({ taxes }: Pick<Bill, 'taxes'>) =>
  taxes.length === 0 ? null : (
    <section className="matrix-wrap" aria-label={text.taxes} {...scrolledByKeys}>
      <table className="bill-table">
        <caption>{text.taxes}</caption>
        <thead>
          <tr>
            <th scope="col">{text.rate}</th>
            <th scope="col">{text.taxable}</th>
            <th scope="col">{text.central}</th>
            <th scope="col">{text.state}</th>
          </tr>
        </thead>
        <tbody>
          {taxes.map(({ percent, taxable, central, state }) => (
            <tr key={percent}>
              <th scope="row">{text.percent(percent)}</th>
              <td className="num">{amount(taxable)}</td>
              <td className="num">{amount(central)}</td>
              <td className="num">{amount(state)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
