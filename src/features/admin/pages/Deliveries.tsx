import { Button } from '../../../../client/ui/Button.tsx';
import { ChipLink } from '../../../../client/ui/Chip.tsx';
import { EmptyState } from '../../../../client/ui/EmptyState.tsx';
import { adminText } from '../../../content/text/admin.ts';
import type { TargetBacklog } from '../../../platform/outbox/backlog.ts';
import type { AdminDelivery, DeliveryPage } from '../../../platform/outbox/delivery-admin.ts';
import { groupedMobileNumber } from '../../../values/mobile-number.ts';
import { scrolledByKeys } from '../../../web/components/scrolled-by-keys.ts';
import { adminAddresses, adminEndpoints } from '../contract/addresses.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { DeliveryBadge, purposeName, Retry, targetName } from './delivery.tsx';
import { adminTime, labelOf } from './format.ts';
import { OlderLink } from './OlderLink.tsx';

const text = adminText.deliveries;

export const LISTED_STATES = ['failed', 'paused', 'pending'] as const;
type ListedState = (typeof LISTED_STATES)[number];

interface DeliveriesProps {
  readonly frame: FrameData;
  readonly backlog: readonly TargetBacklog[];
  readonly state: ListedState;
  readonly page: DeliveryPage | undefined;
}

/** Shows the backlog of each target, and the failed, paused and pending deliveries with their retry buttons. */
export function Deliveries({ frame, backlog, state, page }: DeliveriesProps) {
  const canRetry = backlog.some(({ failed, paused }) => failed + paused > 0);
  return (
    <AdminFrame frame={frame} current="deliveries" title={adminText.tabs.deliveries} titled>
      <section className="stack" aria-labelledby="account">
        <h2 id="account">{text.account}</h2>
        {backlog.length === 0 ? (
          <p className="small">{text.settled}</p>
        ) : (
          <Backlog backlog={backlog} now={frame.now} />
        )}
        {canRetry && (
          <form method="post" action={adminEndpoints.retryAll}>
            <Button type="submit" short icon="refresh-cw">
              {text.retryAll}
            </Button>
          </form>
        )}
      </section>
      <nav className="choices admin-states" aria-label={adminText.tabs.deliveries}>
        {LISTED_STATES.map((listed) => (
          <ChipLink key={listed} on={listed === state} href={`${adminAddresses.deliveries}?state=${listed}`}>
            {text.states[listed]}
          </ChipLink>
        ))}
      </nav>
      {page && page.deliveries.length > 0 ? (
        <DeliveryList page={page} state={state} now={frame.now} />
      ) : (
        <EmptyState icon="circle-check" title={text.none}>
          {text.noneText}
        </EmptyState>
      )}
    </AdminFrame>
  );
}

const Backlog = ({ backlog, now }: { readonly backlog: readonly TargetBacklog[]; readonly now: Date }) => (
  <table className="admin-plain" {...scrolledByKeys}>
    <thead>
      <tr>
        <th scope="col">{text.target}</th>
        <th scope="col">{text.pending}</th>
        <th scope="col">{text.paused}</th>
        <th scope="col">{text.failed}</th>
        <th scope="col">{text.oldest}</th>
      </tr>
    </thead>
    <tbody>
      {backlog.map(({ target, pending, paused, failed, oldestPendingAt }) => (
        <tr key={target}>
          <th scope="row">{targetName(target)}</th>
          <td>{pending}</td>
          <td>{paused}</td>
          <td className={failed > 0 ? 'bad' : undefined}>{failed}</td>
          <td>{oldestPendingAt === null ? '' : adminTime(oldestPendingAt, now)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

interface DeliveryListProps {
  readonly page: DeliveryPage;
  readonly state: ListedState;
  readonly now: Date;
}

const DeliveryList = ({ page, state, now }: DeliveryListProps) => (
  <>
    <ul className="admin-list">
      {page.deliveries.map((one) => (
        <OneDelivery key={one.delivery.id} one={one} now={now} />
      ))}
    </ul>
    <OlderLink list={`${adminAddresses.deliveries}?state=${state}`} cursor={page.cursor} />
  </>
);

function OneDelivery({
  one: { delivery, record },
  now,
}: {
  readonly one: AdminDelivery;
  readonly now: Date;
}) {
  const number = record?.mobileNumber;
  const name =
    record?.name ??
    (number && groupedMobileNumber(number)) ??
    record?.bookingId ??
    record?.id.slice(-8) ??
    text.event;
  const kind = adminText.kindOf;
  const fault = delivery.lastErrorCode && labelOf(adminText.delivery.faults, delivery.lastErrorCode);
  return (
    <li className={delivery.state === 'failed' ? 'bad' : undefined}>
      <span>
        <b>
          {record ? (
            <a href={adminAddresses.record(record.id)}>{`${labelOf(kind, record.kind)}: ${name}`}</a>
          ) : (
            name
          )}
        </b>
        <small>
          {[
            `${targetName(delivery.target)}, ${purposeName(delivery.purpose)}`,
            fault,
            delivery.lastErrorDetail,
            text.tries(delivery.attempts),
            text.since(adminTime(delivery.queuedAt, now)),
          ]
            .filter((part) => part)
            .join(' · ')}
        </small>
      </span>
      <DeliveryBadge delivery={delivery} now={now} />
      <Retry delivery={delivery} about={name} />
    </li>
  );
}
