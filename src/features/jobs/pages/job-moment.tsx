import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { Price } from '../../../../client/ui/Price.tsx';
import { ownJobText as text } from '../../../content/text/own-job.ts';
import { formatMoment } from '../../../values/format.ts';
import { formatMoney } from '../../../values/money.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { type JobView, ownJobEndpoint, type Part } from '../contract.ts';
import { PayByUpi } from './PayByUpi.tsx';
import type { JobProgressProps } from './progress-props.ts';

/** The mechanic of the job until it is paid, with a way to call. */
export function Mechanic({ job, phone }: Pick<JobProgressProps, 'job' | 'phone'>) {
  const { mechanic } = job;
  if (mechanic === undefined || job.isPaid) return null;
  return (
    <div className="card mechanic no-print">
      <span className="initial" aria-hidden="true">
        {initialOf(mechanic)}
      </span>
      <b>{text.mechanic(mechanic)}</b>
      <ButtonLink href={`tel:${phone}`} kind="quiet" short icon="phone">
        {text.call}
      </ButtonLink>
    </div>
  );
}

/** The first letter of a name, with the signs that an Indian script joins to it. */
const initialOf = (name: string): string =>
  [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)[0] ?? '';

export function StartCode({ kind, id, job }: JobProgressProps) {
  if (job.codeLocked)
    return (
      <form className="card form no-print" method="post" action={ownJobEndpoint(kind, id, 'code')}>
        <p>{text.locked}</p>
        <Button type="submit" kind="quiet">
          {text.newCode}
        </Button>
      </form>
    );
  if (job.startCode === undefined) return null;
  return (
    <div className="card start-code no-print">
      <p className="caption" aria-hidden="true">
        {text.code}
      </p>
      <p className="digits" role="img" aria-label={text.codeOf(job.startCode)}>
        {job.startCode}
      </p>
      <p className="small">{text.codeText}</p>
    </div>
  );
}

export function Questions({ kind, id, job }: JobProgressProps) {
  const asked = job.parts.filter(({ state }) => state === 'asked');
  if (asked.length === 0) return null;
  return (
    <div className="card">
      <h3>{text.parts}</h3>
      <p className="small">{text.partText}</p>
      {asked.map((part) => (
        <Question key={part.id} part={part} bill={job.bill} action={ownJobEndpoint(kind, id, 'parts')} />
      ))}
    </div>
  );
}

/** The parts that the customer agreed to on the phone, so that the page states it too. */
export function ByPhone({ job }: Pick<JobProgressProps, 'job'>) {
  const agreed = job.parts.filter(({ state, byPhone }) => state === 'agreed' && byPhone !== undefined);
  if (agreed.length === 0) return null;
  return (
    <div className="card">
      <h3>{text.approved}</h3>
      {agreed.map(({ id, name, quantity, byPhone }) => (
        <p key={id}>
          {text.part(name, quantity)}
          {byPhone && <small> {text.byPhone(byPhone.by, formatMoment(new Date(byPhone.at)))}</small>}
        </p>
      ))}
    </div>
  );
}

interface QuestionProps {
  readonly part: Part;
  /** The bill without the part. */
  readonly bill: JobView['bill'];
  readonly action: string;
}

function Question({ part, bill: { total }, action }: QuestionProps) {
  const price = part.quantity * part.unitPrice;
  return (
    <form className="question" method="post" action={action}>
      <input type="hidden" name="partId" value={part.id} />
      <p className="between">
        <b>{text.part(part.name, part.quantity)}</b>
        <span className="num">{formatMoney(price)}</span>
      </p>
      {total !== undefined && <p>{text.billGrows(formatMoney(total), formatMoney(total + price))}</p>}
      <Button type="submit" name="answer" value="yes" wide aria-label={text.yesTo(part.name)}>
        {text.yes}
      </Button>
      <Button type="submit" name="answer" value="no" kind="quiet" wide aria-label={text.noTo(part.name)}>
        {text.no}
      </Button>
    </form>
  );
}

export function Money({ kind, id, job }: JobProgressProps) {
  if (job.billNumber === undefined) return null;
  const { due } = job.bill;
  const isDue = !job.isPaid && due !== undefined && due > 0;
  return (
    <div className="card amount-due no-print">
      {isDue && (
        <p>
          <Price amount={due} size="big" /> {text.due}
        </p>
      )}
      <ButtonLink
        kind={isDue ? 'primary' : 'quiet'}
        wide
        icon="printer"
        href={kind === 'booking' ? addresses.bookingBill(id) : addresses.orderBill(id)}
      >
        {text.openBill}
      </ButtonLink>
      {job.upi && <PayByUpi upi={job.upi} />}
    </div>
  );
}
