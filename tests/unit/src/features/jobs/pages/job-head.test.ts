import { expect, test } from 'vitest';
import { ownJobText } from '../../../../../../src/content/text/own-job.ts';
import { jobHead } from '../../../../../../src/features/jobs/pages/job-head.ts';

const AT = '2026-11-23T05:30:00.000Z';
const after = (...steps: readonly ('assigned' | 'on_way' | 'started' | 'ready' | 'paid')[]) => ({
  way: 'pickup' as const,
  steps: steps.map((step) => ({ step, at: AT })),
});

test.each([
  [['assigned'], ownJobText.steps.assigned],
  [['assigned', 'on_way'], ownJobText.collected],
  [['assigned', 'on_way', 'started'], ownJobText.steps.started],
  [['assigned', 'on_way', 'started', 'ready'], ownJobText.steps.ready],
] as const)('after %j the head is "%s"', (steps, heading) => {
  expect(jobHead(after(...steps))?.heading).toBe(heading);
});

test('before a mechanic is assigned and after the payment the head is the booking’s own', () => {
  const others = [undefined, after(), after('assigned', 'started', 'ready', 'paid')];
  expect(others.map((job) => jobHead(job))).toEqual(others.map(() => undefined));
});
