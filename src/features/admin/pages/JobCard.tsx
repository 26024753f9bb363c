import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { Field } from '../../../../client/ui/Field.tsx';
import { adminJobText as text } from '../../../content/text/admin-job.ts';
import type { LedgerRecord } from '../../../records/record.ts';
import { formatMoney } from '../../../values/money.ts';
import {
  billNumberOf,
  billNumberText,
  billOfRecord,
  isConfirmed,
  type Job,
  type JobStep,
  jobOf,
  type Mechanic,
  MOST_TRIES,
  nextStep,
  PAYMENT_METHODS,
  stepsOf,
  wayOf,
} from '../../jobs/contract.ts';
import { adminAddresses, adminEndpoints } from '../contract/addresses.ts';
import { AssignMechanic, OtherMechanic } from './AssignMechanic.tsx';
import { adminTime } from './format.ts';
import { JobParts } from './JobParts.tsx';
import { MoveFields } from './MoveFields.tsx';
import { ofForm, type TypedForm } from './typed-form.ts';

interface JobCardProps {
  readonly record: LedgerRecord;
  readonly mechanics: readonly Mechanic[];
  /** The form that was refused. */
  readonly typed: TypedForm | undefined;
  readonly now: Date;
}

/** Shows the steps of a record's job, and the one tap that does the next. */
export function JobCard({ record, mechanics, typed, now }: JobCardProps) {
  const job = jobOf(record);
  const isOpen = isConfirmed(record);
  const billNumber = billNumberOf(job);
  if (!isOpen && job.steps.length === 0) return <p className="small">{text.notConfirmed}</p>;
  return (
    <section className="card admin-job" aria-labelledby="job">
      <h2 id="job">{text.heading}</h2>
      <Steps record={record} job={job} now={now} />
      {isOpen && <Next record={record} job={job} mechanics={mechanics} typed={typed} />}
      {billNumber !== undefined && (
        <ButtonLink kind="quiet" short icon="printer" href={adminAddresses.bill(record.id)}>
          {text.openBill(billNumberText(billNumber))}
        </ButtonLink>
      )}
      {job.steps.length > 0 && <JobParts record={record} job={job} isOpen={isOpen} typed={typed} now={now} />}
    </section>
  );
}

const nameOfStep = (step: JobStep, record: LedgerRecord): string =>
  step === 'on_way' ? text.onWay[wayOf(record)] : text.steps[step];

const Steps = ({
  record,
  job,
  now,
}: {
  readonly record: LedgerRecord;
  readonly job: Job;
  readonly now: Date;
}) => (
  <ol className="timeline">
    {stepsOf(wayOf(record)).map((step) => {
      const done = job.steps.find((one) => one.step === step);
      return (
        <li key={step} className={done ? 'done' : step === nextStep(job, wayOf(record)) ? 'now' : 'ahead'}>
          <b>{nameOfStep(step, record)}</b>
          {done && <time dateTime={done.at}>{adminTime(Date.parse(done.at), now)}</time>}
          {step === 'assigned' && job.mechanic && <small>{job.mechanic.name}</small>}
          {step === 'paid' && job.payment && (
            <small>
              {formatMoney(job.payment.amount)} {text.paidBy[job.payment.method]}
            </small>
          )}
        </li>
      );
    })}
  </ol>
);

interface NextProps extends Pick<JobCardProps, 'record' | 'mechanics' | 'typed'> {
  readonly job: Job;
}

/** The form of the next step. Until the car is ready another mechanic may be chosen too. */
function Next({ record, job, mechanics, typed }: NextProps) {
  const next = nextStep(job, wayOf(record));
  return (
    <>
      {next === 'assigned' && <AssignMechanic record={record} job={job} mechanics={mechanics} />}
      {next === 'on_way' && <OneTap record={record} move="set_out" label={text.setOut[wayOf(record)]} />}
      {next === 'started' && <Start record={record} job={job} typed={typed} />}
      {next === 'ready' && <MakeReady record={record} />}
      {next === 'paid' && <Pay record={record} job={job} />}
      {job.mechanic && <OtherMechanic record={record} job={job} mechanics={mechanics} />}
    </>
  );
}

const OneTap = ({
  record,
  move,
  label,
}: {
  readonly record: LedgerRecord;
  readonly move: string;
  readonly label: string;
}) => (
  <form method="post" action={adminEndpoints.job(record.id)}>
    <MoveFields record={record} move={move} />
    <Button type="submit" wide>
      {label}
    </Button>
  </form>
);

function Start({ record, job, typed }: Omit<NextProps, 'mechanics'>) {
  const { tries } = job.code;
  const own = ofForm(typed, 'job', 'start_without_code');
  return (
    <>
      {tries >= MOST_TRIES ? (
        <p role="alert">{text.locked}</p>
      ) : (
        <StartWithCode record={record} tries={tries} />
      )}
      <details className="q" open={own !== undefined}>
        <summary>{text.withoutCode}</summary>
        <form className="form" method="post" action={adminEndpoints.job(record.id)}>
          <MoveFields record={record} move="start_without_code" />
          <Field
            id="start-why"
            name="why"
            label={text.withoutCodeWhy}
            hint={text.withoutCodeHint}
            defaultValue={own?.values.why}
            maxLength={200}
            required
          />
          <Button type="submit" kind="quiet" short>
            {text.startWithoutCode}
          </Button>
        </form>
      </details>
    </>
  );
}

function StartWithCode({ record, tries }: Pick<NextProps, 'record'> & { readonly tries: number }) {
  return (
    <form className="form" method="post" action={adminEndpoints.job(record.id)}>
      <MoveFields record={record} move="start" />
      <Field
        id="code"
        name="code"
        label={text.code}
        labelNote={tries > 0 ? text.tries(tries) : undefined}
        hint={text.codeHint}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <Button type="submit">{text.start}</Button>
    </form>
  );
}

const MakeReady = ({ record }: Pick<NextProps, 'record'>) =>
  billOfRecord(record).due === undefined ? (
    <p role="alert">{text.noPrice}</p>
  ) : (
    <OneTap record={record} move="make_ready" label={text.makeReady} />
  );

function Pay({ record, job }: Pick<NextProps, 'record' | 'job'>) {
  const { due } = billOfRecord(record);
  if (due === undefined) return <p role="alert">{text.noPrice}</p>;
  if (job.parts.some(({ state }) => state === 'asked')) return <p role="status">{text.partsOpen}</p>;
  return (
    <form className="stack" method="post" action={adminEndpoints.job(record.id)}>
      <MoveFields record={record} move="pay" />
      {due > 0 ? (
        <>
          <p>
            <b>{text.due(formatMoney(due))}</b>
          </p>
          {PAYMENT_METHODS.map((method) => (
            <Button key={method} type="submit" name="method" value={method} wide>
              {text.pay[method]}
            </Button>
          ))}
        </>
      ) : (
        <Button type="submit" name="method" value="card" wide>
          {text.finish}
        </Button>
      )}
    </form>
  );
}
