import { Badge } from '../../../../client/ui/Badge.tsx';
import { Button } from '../../../../client/ui/Button.tsx';
import { Field, Select } from '../../../../client/ui/Field.tsx';
import { adminJobText as text } from '../../../content/text/admin-job.ts';
import type { LedgerRecord } from '../../../records/record.ts';
import { formatMoney } from '../../../values/money.ts';
import { GST_PERCENTS, type Job, PART_GST, PART_HSN, type Part } from '../../jobs/contract.ts';
import { adminEndpoints } from '../contract/addresses.ts';
import { adminTime } from './format.ts';
import { MoveFields } from './MoveFields.tsx';
import { ofForm, type TypedForm } from './typed-form.ts';

interface JobPartsProps {
  readonly record: LedgerRecord;
  readonly job: Job;
  readonly isOpen: boolean;
  /** The form that was refused. */
  readonly typed: TypedForm | undefined;
  readonly now: Date;
}

const tones = { asked: 'accent', agreed: 'green', declined: undefined, withdrawn: undefined } as const;

/** Lists the parts beyond the booking with the customer's answers, and asks for another. */
export const JobParts = ({ record, job, isOpen, typed, now }: JobPartsProps) => (
  <>
    {job.parts.length > 0 && (
      <ul className="admin-list" aria-label={text.parts}>
        {job.parts.map((part) => (
          <PartLine key={part.id} record={record} part={part} isOpen={isOpen} now={now} />
        ))}
      </ul>
    )}
    {isOpen && <AddPart record={record} typed={ofForm(typed, 'job', 'add_part')?.values} />}
  </>
);

const PartLine = ({
  record,
  part,
  isOpen,
  now,
}: Pick<JobPartsProps, 'record' | 'isOpen' | 'now'> & { readonly part: Part }) => (
  <li>
    <span>{text.partLine(part.name, part.quantity, formatMoney(part.quantity * part.unitPrice))}</span>
    <Badge tone={tones[part.state]}>{text.partStates[part.state]}</Badge>
    {part.byPhone && (
      <small>{text.byPhone(part.byPhone.by, adminTime(Date.parse(part.byPhone.at), now))}</small>
    )}
    {isOpen && part.state === 'asked' && (
      <form method="post" action={adminEndpoints.job(record.id)}>
        <MoveFields record={record} move="agree_part" />
        <input type="hidden" name="partId" value={part.id} />
        <Button type="submit" kind="quiet" short aria-label={text.agreePart(part.name)}>
          {text.agreedByPhone}
        </Button>
      </form>
    )}
    {isOpen && (part.state === 'asked' || part.state === 'agreed') && (
      <form method="post" action={adminEndpoints.job(record.id)}>
        <MoveFields record={record} move="withdraw_part" />
        <input type="hidden" name="partId" value={part.id} />
        <Button type="submit" kind="quiet" short aria-label={text.withdrawPart(part.name)}>
          {text.withdraw}
        </Button>
      </form>
    )}
  </li>
);

const rates = GST_PERCENTS.map((percent) => ({ value: String(percent), label: text.percent(percent) }));

interface AddPartProps extends Pick<JobPartsProps, 'record'> {
  readonly typed: TypedForm['values'] | undefined;
}

const AddPart = ({ record, typed }: AddPartProps) => (
  <details className="q" open={typed !== undefined}>
    <summary>{text.addPart}</summary>
    <form className="form" method="post" action={adminEndpoints.job(record.id)}>
      <MoveFields record={record} move="add_part" />
      <Field
        id="part-name"
        name="name"
        label={text.partName}
        defaultValue={typed?.name}
        maxLength={80}
        autoComplete="off"
        required
      />
      <Field
        id="quantity"
        name="quantity"
        type="number"
        label={text.quantity}
        min={1}
        max={99}
        defaultValue={typed?.quantity ?? 1}
        required
      />
      <Field
        id="part-price"
        name="price"
        type="number"
        label={text.price}
        min={1}
        max={500000}
        defaultValue={typed?.price}
        required
      />
      <Select
        id="gstPercent"
        name="gstPercent"
        label={text.gst}
        options={rates}
        defaultValue={typed?.gstPercent ?? String(PART_GST)}
      />
      <Field
        id="hsn"
        name="hsn"
        label={text.hsn}
        defaultValue={typed?.hsn ?? PART_HSN}
        required
        inputMode="numeric"
        pattern="\d{4,8}"
        autoComplete="off"
      />
      <Button type="submit">{text.ask}</Button>
    </form>
  </details>
);
