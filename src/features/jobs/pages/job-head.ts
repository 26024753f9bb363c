import { stepName, ownJobText as text } from '../../../content/text/own-job.ts';
import { type JobView, stepOf } from '../contract.ts';

/** The head of an own page from the mechanic's name on; undefined before it and once the job is paid. */
export function jobHead(job: Pick<JobView, 'steps' | 'way'> | undefined) {
  const step = job && stepOf(job);
  if (job === undefined || step === undefined || step === 'paid') return undefined;
  return { heading: stepName(step, job.way, true), text: text.heads[step] };
}
