import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Job,
  type JobMove,
  type JobSubject,
  type JobWay,
  MOST_TRIES,
  moveJob,
  newJob,
  nextStep,
  stepOf,
  stepsOf,
  UNDO_MS,
} from '../../../../../../src/features/jobs/rules/job.ts';

const now = new Date('2026-11-22T06:00:00.000Z');
const later = (ms: number) => new Date(now.getTime() + ms);

const subject = (job: Job = newJob, more: Partial<JobSubject> = {}): JobSubject => ({
  status: 'completed',
  job,
  way: 'doorstep',
  isConfirmed: true,
  due: 299_900,
  ...more,
});

const assign: JobMove = { kind: 'assign', mechanic: { id: 'm1', name: 'Ravi' } };
const start: JobMove = { kind: 'start', isRight: true, serial: 1 };
const part = { id: 'p1', name: 'Brake pads', quantity: 2, unitPrice: 80_000, gstPercent: 18 } as const;
const pay: JobMove = { kind: 'pay', method: 'upi' };
const whole: readonly JobMove[] = [
  assign,
  { kind: 'set_out' },
  start,
  { kind: 'make_ready', billNumber: 7 },
  pay,
];

/** Applies moves that must all succeed. */
function jobAfter(moves: readonly JobMove[], more: Partial<JobSubject> = {}): Job {
  let job = newJob;
  for (const move of moves) {
    const moved = moveJob(subject(job, more), move, now);
    if (!moved.ok) throw new Error(`${move.kind}: ${moved.code}`);
    job = moved.value.job;
  }
  return job;
}

const problem = (job: Job, move: JobMove, more: Partial<JobSubject> = {}) => {
  const moved = moveJob(subject(job, more), move, now);
  return moved.ok ? undefined : moved.code;
};

describe('the steps of a job', () => {
  test('follow in order from the assignment to the payment, which finishes the record', () => {
    const before = jobAfter(whole.slice(0, -1));
    const paid = moveJob(subject(before), pay, now);
    expect(paid.ok && [stepOf(paid.value.job), paid.value.status, paid.value.job.payment]).toEqual([
      'paid',
      'fulfilled',
      { method: 'upi', amount: 299_900 },
    ]);
    expect(before.billNumber).toBe(7);
  });

  test('leave out the way to a car that the customer brings', () => {
    expect(stepsOf('walk_in')).toEqual(['assigned', 'started', 'ready', 'paid']);
    expect(problem(jobAfter([assign]), { kind: 'set_out' }, { way: 'walk_in' })).toBe('out_of_order');
  });

  test('begin only for a confirmed record', () => {
    expect(problem(newJob, assign, { isConfirmed: false })).toBe('not_confirmed');
  });

  test('take another mechanic until the car is ready', () => {
    const other: JobMove = { kind: 'assign', mechanic: { id: 'm2', name: 'Imran' } };
    const moved = moveJob(subject(jobAfter([assign])), other, now);
    expect(moved.ok && [moved.value.job.mechanic?.name, moved.value.job.steps.length]).toEqual(['Imran', 1]);
    expect(problem(jobAfter(whole.slice(0, 4)), other)).toBe('out_of_order');
  });

  test('need a price before the car is ready and before the payment', () => {
    expect(
      problem(jobAfter(whole.slice(0, 3)), { kind: 'make_ready', billNumber: 1 }, { due: undefined }),
    ).toBe('price_missing');
    expect(problem(jobAfter(whole.slice(0, 4)), pay, { due: undefined })).toBe('price_missing');
  });
});

describe('the start code', () => {
  const ready = jobAfter([assign, { kind: 'set_out' }]);

  test('counts each wrong try, and after five refuses even the right code', () => {
    let job = ready;
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const wrong = moveJob(subject(job), { kind: 'start', isRight: false, serial: 1 }, now);
      if (!wrong.ok) throw new Error(wrong.code);
      expect([wrong.value.isDone, wrong.value.job.code.tries, stepOf(wrong.value.job)]).toEqual([
        false,
        tries,
        'on_way',
      ]);
      job = wrong.value.job;
    }
    expect(problem(job, start)).toBe('code_locked');
    const renewed = moveJob(subject(job), { kind: 'renew_code' }, now);
    expect(renewed.ok && renewed.value.job.code).toEqual({ serial: 2, tries: 0 });
  });

  test('of an earlier serial is unknown', () => {
    const renewed = jobAfter([assign, { kind: 'set_out' }, { kind: 'renew_code' }]);
    expect(problem(renewed, start)).toBe('code_unknown');
  });
});

describe('parts', () => {
  const started = jobAfter(whole.slice(0, 3));
  const asked = moveJob(subject(started), { kind: 'add_part', part }, now);

  test('hold the payment until the customer has answered', () => {
    if (!asked.ok) throw new Error(asked.code);
    const ready = moveJob(subject(asked.value.job), { kind: 'make_ready', billNumber: 1 }, now);
    if (!ready.ok) throw new Error(ready.code);
    expect(problem(ready.value.job, pay)).toBe('parts_open');
    const agreed = moveJob(
      subject(ready.value.job),
      { kind: 'answer_part', partId: 'p1', agrees: true },
      now,
    );
    expect(agreed.ok && problem(agreed.value.job, pay)).toBeUndefined();
  });

  test('keep an answer that the customer has given', () => {
    if (!asked.ok) throw new Error(asked.code);
    const no = moveJob(subject(asked.value.job), { kind: 'answer_part', partId: 'p1', agrees: false }, now);
    if (!no.ok) throw new Error(no.code);
    expect(problem(no.value.job, { kind: 'answer_part', partId: 'p1', agrees: true })).toBe('out_of_order');
    expect(problem(no.value.job, { kind: 'answer_part', partId: 'p9', agrees: true })).toBe('not_found');
  });

  test('are refused before a mechanic is there and after the payment', () => {
    expect(problem(newJob, { kind: 'add_part', part })).toBe('out_of_order');
    expect(problem(jobAfter(whole), { kind: 'add_part', part })).toBe('out_of_order');
  });
});

describe('an undo', () => {
  test('of the payment gives the record its earlier status', () => {
    const undone = moveJob(subject(jobAfter(whole), { status: 'fulfilled' }), { kind: 'undo' }, now);
    expect(undone.ok && [stepOf(undone.value.job), undone.value.status, undone.value.job.payment]).toEqual([
      'ready',
      'completed',
      undefined,
    ]);
  });

  test('of the start makes a new code, because the mechanic knows the old one', () => {
    const undone = moveJob(subject(jobAfter(whole.slice(0, 3))), { kind: 'undo' }, now);
    expect(undone.ok && [stepOf(undone.value.job), undone.value.job.code]).toEqual([
      'on_way',
      { serial: 2, tries: 0 },
    ]);
  });

  test('ends a day after the step', () => {
    const job = jobAfter([assign]);
    expect(moveJob(subject(job), { kind: 'undo' }, later(UNDO_MS)).ok).toBe(true);
    expect(moveJob(subject(job), { kind: 'undo' }, later(UNDO_MS + 1))).toEqual({
      ok: false,
      code: 'too_late',
    });
    expect(problem(newJob, { kind: 'undo' })).toBe('nothing_to_undo');
  });
});

const anyMove: fc.Arbitrary<JobMove> = fc.oneof(
  fc.constant(assign),
  fc.constant<JobMove>({ kind: 'set_out' }),
  fc.record({
    kind: fc.constant('start' as const),
    isRight: fc.boolean(),
    serial: fc.integer({ min: 1, max: 3 }),
  }),
  fc.constant<JobMove>({ kind: 'make_ready', billNumber: 3 }),
  fc.constant(pay),
  fc.constantFrom('p1', 'p2').map((id): JobMove => ({ kind: 'add_part', part: { ...part, id } })),
  fc.constantFrom('p1', 'p2').map((partId): JobMove => ({ kind: 'withdraw_part', partId })),
  fc
    .tuple(fc.constantFrom('p1', 'p2'), fc.boolean())
    .map(([partId, agrees]): JobMove => ({ kind: 'answer_part', partId, agrees })),
  fc.constant<JobMove>({ kind: 'renew_code' }),
  fc.constant<JobMove>({ kind: 'undo' }),
);
const anyWay = fc.constantFrom<JobWay>('pickup', 'walk_in', 'doorstep');

describe('any sequence of moves', () => {
  test('keeps the steps a beginning of the way, and a start needs a right code of the current serial', () => {
    fc.assert(
      fc.property(anyWay, fc.array(anyMove, { maxLength: 40 }), (way, moves) => {
        let job = newJob;
        let status = 'completed';
        for (const move of moves) {
          const before = job;
          const moved = moveJob(subject(job, { way, status }), move, now);
          if (!moved.ok) continue;
          job = moved.value.job;
          status = moved.value.status ?? status;
          expect(job.steps.map(({ step }) => step)).toEqual(stepsOf(way).slice(0, job.steps.length));
          const startsNow = stepOf(job) === 'started' && stepOf(before) !== 'started';
          if (startsNow && move.kind === 'start')
            expect([
              move.isRight,
              move.serial === before.code.serial,
              before.code.tries < MOST_TRIES,
            ]).toEqual([true, true, true]);
          expect(job.code.tries).toBeLessThanOrEqual(MOST_TRIES);
          expect(status === 'fulfilled').toBe(stepOf(job) === 'paid');
          expect((job.mechanic !== undefined) === job.steps.length > 0).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('followed by the undo of its last step gives the earlier steps', () => {
    fc.assert(
      fc.property(anyWay, fc.integer({ min: 1, max: 5 }), (way, count) => {
        const steps = stepsOf(way).slice(0, count);
        const moveOf = {
          assigned: assign,
          on_way: { kind: 'set_out' },
          started: start,
          ready: { kind: 'make_ready', billNumber: 1 },
          paid: pay,
        } as const;
        const job = jobAfter(
          steps.map((step) => moveOf[step]),
          { way },
        );
        const undone = moveJob(subject(job, { way }), { kind: 'undo' }, now);
        expect(undone.ok && undone.value.job.steps).toEqual(job.steps.slice(0, -1));
        expect(undone.ok && nextStep(undone.value.job, way)).toBe(stepOf(job));
      }),
      { numRuns: 50 },
    );
  });
});
