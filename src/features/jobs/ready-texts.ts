import type { MessageKind } from '../../content/text/customer-messages.ts';
import type { RecordPart } from '../../records/record.ts';
import { stageOf } from '../../records/record-status.ts';
import { hasJob, isConfirmed, jobOf, stepOf } from './contract.ts';
import type { JobStep } from './rules/job.ts';

type JobFacts = RecordPart<'kind' | 'status' | 'fields'>;

/** The texts that are true of a job in a step. */
const OF_STEP: Readonly<Record<JobStep, readonly MessageKind[]>> = {
  assigned: ['on_way', 'confirm'],
  on_way: ['on_way'],
  started: [],
  ready: ['ready'],
  paid: ['review'],
};

/** The ready texts that are true of a record now, the most likely first. A text never says what its status does not. */
export function readyTexts(record: JobFacts): readonly MessageKind[] {
  return [...stateTexts(record), 'missed'];
}

function stateTexts(record: JobFacts): readonly MessageKind[] {
  if (!hasJob(record)) return ['asked'];
  const stage = stageOf(record);
  if (stage === 'cancelled') return [record.status === 'refunded' ? 'refunded' : 'cancelled'];
  const job = jobOf(record);
  const step = stepOf(job);
  if (stage === 'finished' || step === 'paid') return ['review'];
  if (!isConfirmed(record)) return ['asked'];
  const part: readonly MessageKind[] = job.parts.some(({ state }) => state === 'asked') ? ['part'] : [];
  if (step !== undefined) return [...part, ...OF_STEP[step]];
  return record.fields.moves === undefined ? ['confirm'] : ['moved', 'confirm'];
}
