import { Alert } from '../../../../client/ui/Alert.tsx';
import { stepName, ownJobText as text } from '../../../content/text/own-job.ts';
import { formatMoment } from '../../../values/format.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { nextStep, ownJobEndpoint, stepsOf } from '../contract.ts';
import { ByPhone, Mechanic, Money, Questions, StartCode } from './job-moment.tsx';
import type { JobProgressProps } from './progress-props.ts';
import { Review } from './Review.tsx';
import { ReviewWish } from './ReviewWish.tsx';

/**
 * Follows the job on its customer's page: the steps, the start code, questions about parts, the bill and the review.
 * An idle module keeps it current while it is open; without JavaScript a link loads it again.
 */
export const JobProgress = (props: JobProgressProps) => {
  const { kind, id, job, query } = props;
  const page = kind === 'booking' ? addresses.booking(id) : addresses.order(id);
  return (
    <section
      // A start code is for its owner's eyes: until the job has steps, nothing of it belongs on paper.
      className={job.steps.length === 0 ? 'job stack no-print' : 'job stack'}
      id="job"
      aria-labelledby="job-heading"
      // A paid job's page has the form of the review, whose text a reload would lose.
      data-job={job.isPaid ? undefined : ownJobEndpoint(kind, id, 'job')}
      data-version={job.version}
      data-page={page}
    >
      <h2 id="job-heading">{text.heading}</h2>
      <Notice query={query} />
      <Questions {...props} />
      <ByPhone {...props} />
      <Mechanic {...props} />
      <StartCode {...props} />
      <Review {...props} />
      <Money {...props} />
      <ReviewWish {...props} />
      {/* Until the job begins, the page shows the steps of the visit. */}
      {job.steps.length > 0 && <Steps job={job} />}
      {!job.isPaid && (
        <p className="caption no-print">
          <a href={page}>{text.refresh}</a>
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
          </li>
        );
      })}
    </ol>
  );
}
