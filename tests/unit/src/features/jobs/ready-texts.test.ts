import { describe, expect, test } from 'vitest';
import {
  customerMessages,
  type MessageFacts,
  type MessageKind,
  messageKinds,
} from '../../../../../src/content/text/customer-messages.ts';
import { linkMessage, reachOf } from '../../../../../src/features/jobs/index.ts';
import { JOB_STEPS } from '../../../../../src/records/job-ids.ts';
import { fieldsOf } from '../../../../../src/records/record.ts';
import { RECORD_KINDS, type RecordKind, statusesOf } from '../../../../../src/records/record-status.ts';
import type { JsonObject } from '../../../../../src/values/canonical-json.ts';
import { sampleOf } from '../../records/sample-record.ts';

type Reached = Parameters<typeof reachOf>[0];

const NUMBER = '9000000101';
const record = (kind: RecordKind, status: string, fields: JsonObject = {}): Reached =>
  sampleOf(kind, {
    status,
    service: 'ac',
    mobileNumber: NUMBER,
    name: 'Kshitij Sharma',
    bookingId: kind === 'booking' ? 'CAR123' : null,
    fields,
  });

const at = '2026-11-22T04:00:00.000Z';
const part = {
  id: 'p1',
  name: 'Brake pads',
  quantity: 1,
  unitPrice: 250_000,
  gstPercent: 18,
  state: 'asked',
  askedAt: at,
};
const job = (step: string, parts: readonly (typeof part)[] = []) => ({
  steps: [{ step, at }],
  code: { serial: 1, tries: 0 },
  parts,
});

const kindsOf = (of: Reached): readonly MessageKind[] =>
  reachOf(of, 'Pahiya')?.messages.map(({ kind }) => kind) ?? [];

/** Every state that a record can be in. */
const states: readonly Reached[] = RECORD_KINDS.flatMap((kind) =>
  statusesOf(kind).flatMap((status) => [
    record(kind, status),
    record(kind, status, { seatWaits: 'rate' }),
    record(kind, status, { moves: 1 }),
    ...JOB_STEPS.map((step) => record(kind, status, { jobStep: step, job: job(step, [part]) })),
  ]),
);

describe('the ready texts of a record', () => {
  test('say confirmed only of a record that is confirmed, and never of one that was cancelled', () => {
    for (const of of states) {
      const isConfirmed = ['completed', 'pay_after_service', 'paid'].includes(of.status);
      if (!isConfirmed || fieldsOf(of).seatWaits !== undefined) expect(kindsOf(of)).not.toContain('confirm');
    }
    for (const kind of ['booking', 'order'] as const)
      expect(kindsOf(record(kind, 'cancelled', { job: job('assigned') }))).toEqual(['cancelled', 'missed']);
  });

  test('say ready only of a car that is ready, and on the way only before the work begins', () => {
    for (const of of states) {
      const { jobStep } = fieldsOf(of);
      if (jobStep !== 'ready') expect(kindsOf(of)).not.toContain('ready');
      if (jobStep !== 'assigned' && jobStep !== 'on_way') expect(kindsOf(of)).not.toContain('on_way');
    }
  });

  test.each([
    ['a draft', record('booking', 'in_progress'), 'asked'],
    ['a booking that waits for its time', record('booking', 'completed', { seatWaits: 'rate' }), 'asked'],
    ['an order that nobody paid', record('order', 'payment_failed'), 'asked'],
    ['a confirmed booking', record('booking', 'completed'), 'confirm'],
    ['a moved one', record('booking', 'completed', { moves: 2 }), 'moved'],
    ['an open question', record('booking', 'completed', { job: job('started', [part]) }), 'part'],
    ['a car that is ready', record('booking', 'completed', { job: job('ready') }), 'ready'],
    ['a paid job', record('order', 'fulfilled', { job: job('paid') }), 'review'],
    ['a cancelled one', record('booking', 'cancelled'), 'cancelled'],
    ['a refund', record('order', 'refunded'), 'refunded'],
    ['a lead', record('lead', 'new'), 'asked'],
  ] as const)('begin for %s with its own', (_, of, first) => {
    expect(kindsOf(of)[0]).toBe(first);
  });

  test('the link of a cancelled booking goes with a text that says so', () => {
    const href = linkMessage(record('booking', 'cancelled'), 'Pahiya', 'https://pahiya.example/b');
    const text = new URL(href).searchParams.get('text') ?? '';
    expect(text).toContain('CAR123 for AC service and repair is cancelled.');
    expect(text).not.toContain('is confirmed');
  });

  test('every text exists in both languages, and each names its facts', () => {
    const facts: MessageFacts = {
      brand: 'Pahiya',
      name: 'Asha',
      number: 'CAR123',
      service: 'AC service',
      when: 'Sunday',
      mechanic: 'Ravi',
      parts: 'Brake pads',
      due: '₹999',
    };
    for (const kind of messageKinds) {
      expect(customerMessages.en[kind](facts)).toMatch(/^Hello Asha, /);
      expect(customerMessages.hi[kind](facts)).toMatch(/^नमस्ते Asha, /);
    }
    expect(customerMessages.en.part(facts)).toContain('Brake pads');
  });
});
