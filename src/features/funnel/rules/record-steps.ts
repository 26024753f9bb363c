import { isBooked, stageOf } from '../../../records/record-status.ts';
import { campaignKey } from '../../../values/campaign.ts';
import type { ReachedSteps, Step } from './steps.ts';
import { parseVisit } from './visit-cookie.ts';

/** The part of a record that decides its steps. */
export interface SteppingRecord {
  readonly kind: string;
  readonly status: string;
  readonly mobileNumber: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
}

const WITH_NUMBER = ['lead', 'service_request', 'booking', 'order'];

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Paid by card at the order, or at the end of the job, and not given back. */
function isPaid(record: SteppingRecord): boolean {
  const { kind, status, fields } = record;
  if (status === 'refunded' || stageOf(record) === undefined) return false;
  const atTheJob = part(part(fields.job, 'payment'), 'amount');
  return (kind === 'order' && fields.paymentId !== undefined) || typeof atTheJob === 'number';
}

/** A number that was left counts once in a visit, so a booking after its lead is no second one. */
const leavesFirstNumber = ({ kind, mobileNumber, fields }: SteppingRecord): boolean =>
  mobileNumber !== null &&
  WITH_NUMBER.includes(kind) &&
  parseVisit(fields.visit)?.steps.includes('lead') !== true;

/** The records of programs count nowhere. */
const isSuspect = ({ fields: { suspect = 'unchecked' } }: SteppingRecord): boolean => suspect !== 'unchecked';

function stepsOf(record: SteppingRecord | undefined): readonly Step[] {
  if (record === undefined || isSuspect(record)) return [];
  return [
    ...(leavesFirstNumber(record) ? (['lead'] as const) : []),
    ...(isBooked(record) ? (['booking'] as const) : []),
    ...(isPaid(record) ? (['paid'] as const) : []),
  ];
}

/** `count` is negative where steps were taken back: a payment that was entered by mistake. */
type CountedSteps = ReachedSteps & { readonly count: number };

/** Counts the steps that a record reached by a change, and takes back the ones that it left. */
export function stepsOfRecord(
  before: SteppingRecord | undefined,
  after: SteppingRecord,
  place: Pick<ReachedSteps, 'city' | 'banners' | 'day'>,
): readonly CountedSteps[] {
  const [earlier, later] = [stepsOf(before), stepsOf(after)];
  const visit = parseVisit(after.fields.visit);
  const reached = {
    ...place,
    source: visit?.source ?? 'unknown',
    campaign: visit?.campaign && campaignKey(visit.campaign),
    page: visit?.page,
  };
  return [
    { ...reached, steps: later.filter((step) => !earlier.includes(step)), count: 1 },
    { ...reached, steps: earlier.filter((step) => !later.includes(step)), count: -1 },
  ].filter(({ steps }) => steps.length > 0);
}
