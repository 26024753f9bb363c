import { Badge } from '../../../../client/ui/Badge.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';
import { adminText } from '../../../content/text/en/admin.ts';
import type { AdminDelivery } from '../../../platform/outbox/delivery-admin.ts';
import { adminEndpoints } from '../contract/admin-addresses.ts';
import { labelOf } from './label-of.ts';

const text = adminText.delivery;

export type OneDelivery = AdminDelivery['delivery'];

const URGENCY = ['failed', 'paused', 'owed', 'delivered', 'skipped'] as const;

export const targetName = (target: string): string => labelOf(text.targets, target) ?? target;

/** Of all that a record owes, what needs a look first. */
export const mostUrgent = (deliveries: readonly OneDelivery[]): OneDelivery | undefined =>
  URGENCY.flatMap((state) => deliveries.filter((delivery) => delivery.state === state))[0];

export const needsHelp = (delivery: OneDelivery | undefined): boolean =>
  delivery?.state === 'failed' || delivery?.state === 'paused';

interface DeliveryBadgeProps {
  readonly delivery: OneDelivery;
  readonly now: Date;
  /** In a row of a table: how often it was tried stands in the record. */
  readonly brief?: boolean;
}

/** Where a delivery stands, and where it failed why. */
export function DeliveryBadge({ delivery, now, brief = false }: DeliveryBadgeProps) {
  const target = targetName(delivery.target);
  switch (delivery.state) {
    case 'failed':
      return (
        <Badge tone="error" icon="circle-alert">
          {brief ? text.failedBriefly(target) : text.failed(target, delivery.attempts)}
        </Badge>
      );
    case 'paused':
      return (
        <Badge tone="error" icon="pause">
          {text.paused(target)}
        </Badge>
      );
    case 'owed':
      return <Badge icon="clock">{waitingFor(delivery, now)}</Badge>;
    case 'delivered':
      return (
        <Badge tone="green" icon="check">
          {text.delivered}
        </Badge>
      );
    case 'skipped':
      return <Badge>{text.skipped}</Badge>;
  }
}

function waitingFor({ attempts, nextAttemptAt }: OneDelivery, now: Date): string {
  const minutes = Math.ceil((nextAttemptAt - now.getTime()) / 60_000);
  return attempts === 0 || minutes <= 0 ? text.owed : text.retryIn(minutes);
}

interface RetryProps {
  readonly delivery: OneDelivery;
  /** What it is about, for those who hear the button without its row. */
  readonly about: string;
  /** Comes back to the record's own screen. */
  readonly toRecord?: boolean;
}

export const Retry = ({ delivery, about, toRecord }: RetryProps) => (
  <form method="post" action={adminEndpoints.retry(delivery.id)}>
    {toRecord && delivery.recordId && <input type="hidden" name="recordId" value={delivery.recordId} />}
    <button
      className="retry"
      type="submit"
      aria-label={`${text.retry}: ${targetName(delivery.target)}, ${about}`}
    >
      <Icon name="refresh-cw" />
      {text.retry}
    </button>
  </form>
);
