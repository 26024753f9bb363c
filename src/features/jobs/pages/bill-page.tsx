import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { ownJobText } from '../../../content/text/own-job.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { ROBOTS_NONE } from '../../../web/document/metadata.ts';
import { PrintButton } from '../../../web/document/PrintButton.tsx';
import { NOT_FOUND, page, standardChrome } from '../../../web/pages/page-entry.ts';
import { billNumberText, type JobView } from '../contract.ts';
import { BillPaper } from './BillPaper.tsx';

const text = ownJobText.bill;

interface BillAddress {
  readonly kind: 'booking' | 'order';
  readonly id: string;
}

interface ShownBill {
  readonly job: JobView;
  readonly reference: string;
  readonly car: string | undefined;
}

const BILL_PATH = /^\/(booking|order)\/([0-9a-f-]{36})\/bill$/;

/** Shows the bill of a job to its customer, for printing. It exists once the car is ready. */
export const billPage = page<BillAddress, ShownBill>({
  name: 'bill',
  family: 'bill',
  group: 'other',
  audience: 'private',
  chrome: { ...standardChrome, footer: 'short', popup: 'closed' },
  addresses: () => [],
  match(path) {
    const [, kind, id] = BILL_PATH.exec(path) ?? [];
    return (kind === 'booking' || kind === 'order') && id !== undefined ? { kind, id } : undefined;
  },
  async load({ kind, id }, { bookings, orders, recordToken = '' }) {
    if (kind === 'order') {
      const found = await orders.find(id, recordToken);
      if (!found.ok || found.value.job?.billNumber === undefined) return NOT_FOUND;
      return { job: found.value.job, reference: found.value.number, car: found.value.vehicle };
    }
    const found = await bookings.find(id, recordToken);
    if (!found.ok || found.value.job?.billNumber === undefined) return NOT_FOUND;
    const { job, bookingId, manufacturer, model, carModel } = found.value;
    const car = carModel ?? [manufacturer, model].filter(Boolean).join(' ');
    return { job, reference: bookingId, car: car || undefined };
  },
  metadata: ({ data, parameters, context }) => ({
    title: text.title(billNumberText(data.job.billNumber ?? 0), context.brand.name),
    description: text.description,
    keywords: ['car service bill'],
    image: 'home',
    canonicalPath:
      parameters.kind === 'order' ? addresses.orderBill(parameters.id) : addresses.bookingBill(parameters.id),
    robots: ROBOTS_NONE,
  }),
  Page: ({ data: { job, reference, car }, parameters: { kind, id }, context }) => (
    <div className="section narrow">
      <BillPaper
        upi={job.upi}
        phone={context.brand.supportPhone}
        customer={job.billedTo}
        number={job.billNumber}
        at={job.readyAt}
        bill={job.bill}
        payment={job.payment}
        reference={reference}
        car={car}
      />
      <div className="pair no-print space-above-6">
        <PrintButton label={text.print} />
        <ButtonLink
          kind="quiet"
          icon="arrow-left"
          href={kind === 'order' ? addresses.order(id) : addresses.booking(id)}
        >
          {text.back}
        </ButtonLink>
      </div>
    </div>
  ),
});
