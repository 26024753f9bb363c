import type { RecordKind } from '../../admin/rules/record-status.ts';
import type { ConversionName } from './event-names.ts';

const ENQUIRIES: Readonly<Partial<Record<string, ConversionName>>> = {
  contact: 'contact',
  franchise: 'application_submitted',
  career: 'application_submitted',
  partner: 'application_submitted',
};

/** An order that is placed, paid now or after the service. */
const PLACED: ReadonlySet<string> = new Set(['paid', 'pay_after_service']);

/**
 * What a record counts as in the state it has: a number left is a lead, a date asked for or confirmed is a schedule, an
 * order placed is a purchase. Nothing for what a marketer does not count (feedback, a chat redirect: nobody left a number).
 */
export function conversionOf(
  kind: RecordKind,
  { status, enquiryKind }: { readonly status?: string | undefined; readonly enquiryKind?: unknown },
): ConversionName | undefined {
  switch (kind) {
    case 'lead':
      return 'lead';
    case 'service_request':
      return 'service_scheduled';
    case 'booking':
      return status === 'completed' ? 'service_scheduled' : 'lead';
    case 'order':
      return PLACED.has(status ?? '') ? 'purchase' : undefined;
    case 'enquiry':
      return typeof enquiryKind === 'string' ? ENQUIRIES[enquiryKind] : undefined;
    case 'redirect':
      return undefined;
  }
}
