import { Alert } from '../../../../client/ui/Alert.tsx';
import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { TextArea } from '../../../../client/ui/Field.tsx';
import { formFields } from '../../../../client/ui/form-fields.ts';
import { stepName, ownJobText as text } from '../../../content/text/own-job.ts';
import { formatMoment } from '../../../values/format.ts';
import { formatMoney } from '../../../values/money.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import type { ReturnedForm } from '../../../web/contract/returned-form.ts';
import { returnedTo } from '../../../web/pages/page-entry.ts';
import { reviewBody } from '../../reviews/contract.ts';
import { type JobView, nextStep, ownJobEndpoint, type Part, stepsOf } from '../contract.ts';

interface JobProgressProps {
  readonly kind: 'booking' | 'order';
  readonly id: string;
  readonly job: JobView;
  /** The page's query; its `job` is the code of a form's result. */
  readonly query: URLSearchParams;
  /** A form of the page as it returns, refused. */
  readonly returned: ReturnedForm | undefined;
}

/**
 * Follows the job on its customer's page: the steps, the start code, questions about parts, the bill and the review.
 * An idle module keeps it current while it is open; without JavaScript a link loads it again.
 */
export const JobProgress = (props: JobProgressProps) => {
  const { kind, id, job, query } = props;
  return (
    <section
      className="job stack"
      id="job"
      aria-labelledby="job-heading"
      // A paid job's page has the form of the review, whose text a reload would lose.
      data-job={job.isPaid ? undefined : ownJobEndpoint(kind, id, 'job')}
      data-version={job.version}
    >
      <h2 id="job-heading">{text.heading}</h2>
      <Notice query={query} />
      <StartCode {...props} />
      <Questions {...props} />
      <ByPhone {...props} />
      {/* Until the job begins, the page shows the steps of the visit. */}
      {job.steps.length > 0 && <Steps job={job} />}
      <Money {...props} />
      <Review {...props} />
      {!job.isPaid && (
        <p className="caption no-print">
          <a href={kind === 'booking' ? addresses.booking(id) : addresses.order(id)}>{text.refresh}</a>
        </p>
      )}
    </section>
  );
};

const done: Readonly<Record<string, string>> = text.done;
const problems: Readonly<Record<string, string>> = text.problems;

/** Shows the result of a form of this part. An unknown code shows nothing. */
function Notice({ query }: Pick<JobProgressProps, 'query'>) {
  const code = query.get('job') ?? '';
  if (Object.hasOwn(done, code))
    return (
      <Alert focused tone="good">
        {done[code]}
      </Alert>
    );
  return Object.hasOwn(problems, code) ? <Alert focused>{problems[code]}</Alert> : null;
}

function Steps({ job }: Pick<JobProgressProps, 'job'>) {
  const next = nextStep(job, job.way);
  return (
    <ol className="timeline">
      {stepsOf(job.way).map((step) => {
        const done = job.steps.find((one) => one.step === step);
        const state = done ? 'done' : step === next ? 'now' : 'ahead';
        return (
          <li key={step} className={state} aria-current={state === 'now' ? 'step' : undefined}>
            <b>{stepName(step, job.way, done !== undefined)}</b>
            {done && <time dateTime={done.at}>{formatMoment(new Date(done.at))}</time>}
            {step === 'assigned' && job.mechanic && <small>{text.mechanic(job.mechanic)}</small>}
          </li>
        );
      })}
    </ol>
  );
}

function StartCode({ kind, id, job }: JobProgressProps) {
  if (job.codeLocked)
    return (
      <form className="card form" method="post" action={ownJobEndpoint(kind, id, 'code')}>
        <p>{text.locked}</p>
        <Button type="submit" kind="quiet">
          {text.newCode}
        </Button>
      </form>
    );
  if (job.startCode === undefined) return null;
  return (
    <div className="card start-code">
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

/** The parts that the customer agreed to on the phone, so that the page states it too. */
function ByPhone({ job }: Pick<JobProgressProps, 'job'>) {
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

function Questions({ kind, id, job }: JobProgressProps) {
  const asked = job.parts.filter(({ state }) => state === 'asked');
  if (asked.length === 0) return null;
  return (
    <div className="card">
      <h3>{text.parts}</h3>
      <p className="small">{text.partText}</p>
      {asked.map((part) => (
        <Question key={part.id} part={part} action={ownJobEndpoint(kind, id, 'parts')} />
      ))}
    </div>
  );
}

const Question = ({ part, action }: { readonly part: Part; readonly action: string }) => (
  <form className="question" method="post" action={action}>
    <input type="hidden" name="partId" value={part.id} />
    <p className="between">
      <b>{text.part(part.name, part.quantity)}</b>
      <span className="num">{formatMoney(part.quantity * part.unitPrice)}</span>
    </p>
    <div className="row">
      <Button type="submit" name="answer" value="yes" short aria-label={text.yesTo(part.name)}>
        {text.yes}
      </Button>
      <Button type="submit" name="answer" value="no" kind="quiet" short aria-label={text.noTo(part.name)}>
        {text.no}
      </Button>
    </div>
  </form>
);

function Money({ kind, id, job }: JobProgressProps) {
  if (job.billNumber === undefined) return null;
  const { due } = job.bill;
  return (
    <div className="stack no-print">
      {!job.isPaid && due !== undefined && due > 0 && <p>{text.due(formatMoney(due))}</p>}
      <ButtonLink
        kind="quiet"
        wide
        icon="printer"
        href={kind === 'booking' ? addresses.bookingBill(id) : addresses.orderBill(id)}
      >
        {text.openBill}
      </ButtonLink>
    </div>
  );
}

const STARS = [5, 4, 3, 2, 1] as const;

function Review({ kind, id, job, returned }: JobProgressProps) {
  if (job.isReviewed) return <p>{text.review.thanks}</p>;
  if (!job.isPaid) return null;
  const action = ownJobEndpoint(kind, id, 'review');
  const { values, problems } = returnedTo({ returned }, action) ?? {};
  const field = formFields(reviewBody, { id: 'review', values, problems });
  return (
    <form className="card form" method="post" action={action}>
      <h3>{text.review.heading}</h3>
      <p className="small">{text.review.text}</p>
      <fieldset className="review-stars">
        <legend className="vh">{text.review.stars}</legend>
        {STARS.map((count) => (
          <label key={count}>
            <input
              type="radio"
              name="stars"
              value={count}
              defaultChecked={values?.stars === `${count}`}
              required
            />
            <span>{text.review.star(count)}</span>
          </label>
        ))}
      </fieldset>
      <TextArea {...field('words')} label={text.review.words} />
      <Button type="submit">{text.review.send}</Button>
    </form>
  );
}
