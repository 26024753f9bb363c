import { Badge } from '../../../../client/ui/Badge.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';
import { adminText } from '../../../content/text/admin.ts';
import { adminHealthText } from '../../../content/text/admin-health.ts';
import { adminWordsText } from '../../../content/text/admin-words.ts';
import type { AdminDelivery } from '../../../platform/outbox/delivery-admin.ts';
import { adminEndpoints } from '../contract/addresses.ts';
import { firstWordNamed, labelOf } from './format.ts';

const text = adminText.delivery;

export type OneDelivery = AdminDelivery['delivery'];

const URGENCY = ['failed', 'paused', 'pending', 'delivered', 'skipped'] as const;

/** The words of a delivery's purpose; the id of a payment that goes back follows its word. */
export const purposeName = (purpose: string): string => firstWordNamed(adminWordsText.purposes, purpose);

export const targetName = (target: string): string => labelOf(adminHealthText.targets, target) ?? target;

/** Returns the delivery of a record that needs the operator's attention first. */
export const mostUrgent = (deliveries: readonly OneDelivery[]): OneDelivery | undefined =>
  URGENCY.flatMap((state) => deliveries.filter((delivery) => delivery.state === state))[0];

export const needsHelp = (delivery: OneDelivery | undefined): boolean =>
  delivery?.state === 'failed' || delivery?.state === 'paused';

interface DeliveryBadgeProps {
  readonly delivery: OneDelivery;
  readonly now: Date;
  /** Leaves out the number of attempts, for a table row. */
  readonly brief?: boolean;
}

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
    case 'pending':
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
  return attempts === 0 || minutes <= 0 ? text.pending : text.retryIn(minutes);
}

interface RetryProps {
  readonly delivery: OneDelivery;
  /** The record's name: a screen reader announces the button without its row. */
  readonly about: string;
  /** Returns to the record's screen after the retry. */
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
