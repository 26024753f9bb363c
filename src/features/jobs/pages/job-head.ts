import { stepName, ownJobText as text } from '../../../content/text/own-job.ts';
import { type JobView, stepOf } from '../contract.ts';

/** The head of an own page while the job is on its way; undefined before it sets out and once it is paid. */
export function jobHead(job: Pick<JobView, 'steps' | 'way'> | undefined) {
  const step = job && stepOf(job);
  if (job === undefined || (step !== 'on_way' && step !== 'started' && step !== 'ready')) return undefined;
  return { heading: stepName(step, job.way, true), text: text.heads[step] };
}
