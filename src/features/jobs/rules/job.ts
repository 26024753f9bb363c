import type { Job, Part } from '../../../records/job.ts';
import { JOB_STEPS, type JobStep, type PartState, type PaymentMethod } from '../../../records/job-ids.ts';
import { DAY_MS } from '../../../values/durations.ts';
import type { Paise } from '../../../values/money.ts';
import { failure, type Result, success } from '../../../values/result.ts';

export type { Job, Part } from '../../../records/job.ts';
export {
  GST_PERCENTS,
  type GstPercent,
  JOB_STEPS,
  type JobStep,
  PART_STATES,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '../../../records/job-ids.ts';

/**
 * How car and mechanic meet: the car is collected, the customer brings it, or the mechanic drives to it. A car that the
 * customer brings has no `on_way`.
 */
export type JobWay = 'pickup' | 'walk_in' | 'doorstep';

export const newJob: Job = { steps: [], code: { serial: 1, tries: 0 }, parts: [] };

/** Wrong codes before the customer has to ask for a new one: five of ten thousand. */
export const MOST_TRIES = 5;
/** Parts of one job, withdrawn ones included. */
export const MOST_PARTS = 30;
/** A step or a status can be taken back for this long. */
export const UNDO_MS = DAY_MS;

/** The record that a job belongs to. `due` is what its bill leaves to pay; undefined while a line has no price. */
export interface JobSubject {
  readonly status: string;
  readonly job: Job;
  readonly way: JobWay;
  readonly isConfirmed: boolean;
  readonly due: Paise | undefined;
}

/** A part before the customer is asked. */
type NewPart = Omit<Part, 'state' | 'askedAt'>;

export type JobMove =
  | { readonly kind: 'assign'; readonly mechanic: { readonly id: string; readonly name: string } }
  | { readonly kind: 'set_out' }
  /** `isRight` belongs to the code with this serial. */
  | { readonly kind: 'start'; readonly isRight: boolean; readonly serial: number }
  /** The customer has no page and so no code; the history holds the reason. */
  | { readonly kind: 'start_without_code' }
  | { readonly kind: 'make_ready'; readonly billNumber: number }
  /** The customer agreed on the phone. */
  | { readonly kind: 'agree_part'; readonly partId: string; readonly by: string }
  | { readonly kind: 'pay'; readonly method: PaymentMethod }
  | { readonly kind: 'add_part'; readonly part: NewPart }
  | { readonly kind: 'withdraw_part'; readonly partId: string }
  /** By the customer only. */
  | { readonly kind: 'answer_part'; readonly partId: string; readonly agrees: boolean }
  /** By the customer only. */
  | { readonly kind: 'renew_code' }
  | { readonly kind: 'undo' };

export const JOB_PROBLEMS = [
  'not_confirmed',
  'out_of_order',
  'code_locked',
  'code_unknown',
  'parts_open',
  'price_missing',
  'too_many_parts',
  'not_found',
  'too_late',
  'nothing_to_undo',
] as const;
export type JobProblem = (typeof JOB_PROBLEMS)[number];

/** The job after a move, and the record's new status where the move changes it. */
export interface MovedJob {
  readonly job: Job;
  readonly status?: string | undefined;
  /** False for a wrong start code: the try counts and the job stays. */
  readonly isDone: boolean;
}

/** The steps of a way, in order. */
export const stepsOf = (way: JobWay): readonly JobStep[] =>
  way === 'walk_in' ? JOB_STEPS.filter((step) => step !== 'on_way') : JOB_STEPS;

/** The last step that is done; undefined before the first. */
export const stepOf = (job: Pick<Job, 'steps'>): JobStep | undefined => job.steps.at(-1)?.step;

/** The step that follows; undefined after the last. */
export function nextStep(job: Pick<Job, 'steps'>, way: JobWay): JobStep | undefined {
  const steps = stepsOf(way);
  const last = stepOf(job);
  if (last === undefined) return steps[0];
  // A way can change after `on_way`; the next step is then the first that comes later.
  const position = JOB_STEPS.indexOf(last);
  return steps.find((step) => JOB_STEPS.indexOf(step) > position);
}

/** Whether the work has begun: then a visitor can no longer move or cancel it. */
export const isUnderWay = ({ steps }: Pick<Job, 'steps'>): boolean =>
  steps.some(({ step }) => step === 'started');

/** Whether nobody has set out for the job. A mechanic may be assigned. */
export const isUntouched = (job: Pick<Job, 'steps'> | undefined): boolean =>
  job === undefined || job.steps.every(({ step }) => step === 'assigned');

const changed = (job: Job, status?: string): Result<MovedJob, never> =>
  success({ job, isDone: true, ...(status !== undefined && { status }) });

const isBefore = (job: Job, step: JobStep): boolean =>
  !job.steps.some((done) => JOB_STEPS.indexOf(done.step) >= JOB_STEPS.indexOf(step));

/** Does a step if it is the next one. */
function doStep(
  { job, way }: JobSubject,
  to: JobStep,
  now: Date,
  more: Partial<Job> = {},
): Result<MovedJob, 'out_of_order'> {
  if (nextStep(job, way) !== to) return failure('out_of_order');
  return changed({ ...job, ...more, steps: [...job.steps, { step: to, at: now.toISOString() }] });
}

/** Until the car is ready another mechanic may take over, and the job stays where it is. */
function assign(
  subject: JobSubject,
  { mechanic }: Extract<JobMove, { kind: 'assign' }>,
  now: Date,
): Result<MovedJob, JobProblem> {
  if (subject.job.steps.length === 0) return doStep(subject, 'assigned', now, { mechanic });
  return isBefore(subject.job, 'ready') ? changed({ ...subject.job, mechanic }) : failure('out_of_order');
}

function start(
  subject: JobSubject,
  { isRight, serial }: Extract<JobMove, { kind: 'start' }>,
  now: Date,
): Result<MovedJob, JobProblem> {
  const { job, way } = subject;
  const { code } = job;
  if (nextStep(job, way) !== 'started') return failure('out_of_order');
  if (code.serial !== serial) return failure('code_unknown');
  if (code.tries >= MOST_TRIES) return failure('code_locked');
  if (isRight) return doStep(subject, 'started', now);
  return success({ job: { ...job, code: { ...code, tries: code.tries + 1 } }, isDone: false });
}

function pay(
  subject: JobSubject,
  { method }: Extract<JobMove, { kind: 'pay' }>,
  now: Date,
): Result<MovedJob, JobProblem> {
  const { due, job, status } = subject;
  if (job.parts.some(({ state }) => state === 'asked')) return failure('parts_open');
  if (due === undefined) return failure('price_missing');
  const payment = { method: due === 0 ? ('none' as const) : method, amount: due };
  const done = doStep(subject, 'paid', now, { payment, statusBefore: status });
  return done.ok ? changed(done.value.job, 'fulfilled') : done;
}

/** Changes one part that is in one of some states. */
function changePart(
  job: Job,
  partId: string,
  from: readonly PartState[],
  state: PartState,
): Result<MovedJob, JobProblem> {
  const part = job.parts.find(({ id }) => id === partId);
  if (part === undefined) return failure('not_found');
  if (part.state === state) return changed(job);
  if (!from.includes(part.state) || !isBefore(job, 'paid')) return failure('out_of_order');
  return changed({ ...job, parts: job.parts.map((one) => (one === part ? { ...one, state } : one)) });
}

/** Only a part that is asked for can be agreed to; the note says when and with whom. */
function agreeByPhone(
  job: Job,
  { partId, by }: Extract<JobMove, { kind: 'agree_part' }>,
  now: Date,
): Result<MovedJob, JobProblem> {
  const agreed = changePart(job, partId, ['asked'], 'agreed');
  if (!agreed.ok || agreed.value.job === job) return agreed;
  const byPhone = { at: now.toISOString(), by };
  const parts = agreed.value.job.parts.map((part) => (part.id === partId ? { ...part, byPhone } : part));
  return changed({ ...agreed.value.job, parts });
}

function addPart(job: Job, part: NewPart, now: Date): Result<MovedJob, JobProblem> {
  if (job.steps.length === 0 || !isBefore(job, 'paid')) return failure('out_of_order');
  if (job.parts.some(({ id }) => id === part.id)) return changed(job);
  if (job.parts.length >= MOST_PARTS) return failure('too_many_parts');
  return changed({ ...job, parts: [...job.parts, { ...part, state: 'asked', askedAt: now.toISOString() }] });
}

/**
 * Takes the last step back within a day of it. A start that is taken back gets a new code, because the mechanic knows
 * the old one. A payment that is taken back gives the record its earlier status.
 */
function undo(job: Job, now: Date): Result<MovedJob, JobProblem> {
  const last = job.steps.at(-1);
  if (last === undefined) return failure('nothing_to_undo');
  if (now.getTime() - Date.parse(last.at) > UNDO_MS) return failure('too_late');
  const before: Job = { ...job, steps: job.steps.slice(0, -1) };
  switch (last.step) {
    case 'assigned':
      return changed({ ...before, mechanic: undefined });
    case 'started':
      return changed({ ...before, code: { serial: job.code.serial + 1, tries: 0 } });
    case 'paid':
      return changed({ ...before, payment: undefined, statusBefore: undefined }, job.statusBefore);
    case 'on_way':
    case 'ready':
      return changed(before);
  }
}

/**
 * Applies a move to a job. Steps follow in order, a start needs the customer's code, and a payment needs every part
 * answered. A repeated answer changes nothing.
 */
export function moveJob(subject: JobSubject, move: JobMove, now: Date): Result<MovedJob, JobProblem> {
  const { job } = subject;
  if (move.kind === 'undo') return undo(job, now);
  if (!subject.isConfirmed) return failure('not_confirmed');
  switch (move.kind) {
    case 'assign':
      return assign(subject, move, now);
    case 'set_out':
      return doStep(subject, 'on_way', now);
    case 'start':
      return start(subject, move, now);
    case 'start_without_code':
      return doStep(subject, 'started', now);
    case 'agree_part':
      return agreeByPhone(job, move, now);
    case 'make_ready':
      return subject.due === undefined
        ? failure('price_missing')
        : doStep(subject, 'ready', now, { billNumber: job.billNumber ?? move.billNumber });
    case 'pay':
      return pay(subject, move, now);
    case 'add_part':
      return addPart(job, move.part, now);
    case 'withdraw_part':
      return changePart(job, move.partId, ['asked', 'agreed'], 'withdrawn');
    case 'answer_part':
      return changePart(job, move.partId, ['asked'], move.agrees ? 'agreed' : 'declined');
    case 'renew_code':
      return isBefore(job, 'started')
        ? changed({ ...job, code: { serial: job.code.serial + 1, tries: 0 } })
        : failure('out_of_order');
  }
}
