import { Button } from '../../../client/ui/Button.tsx';
import { ButtonLink } from '../../../client/ui/ButtonLink.tsx';
import { ChipLink } from '../../../client/ui/ChipLink.tsx';
import { EmptyState } from '../../../client/ui/EmptyState.tsx';
import { deskText } from '../../content/text/en/desk.ts';
import { deskAddresses, deskEndpoints } from '../../contract/desk-addresses.ts';
import { groupedMobileNumber } from '../../domain/mobile-number.ts';
import type { DeliveryPage, DeskDelivery, TargetAccount } from '../../ledger/delivery-desk.ts';
import { DeliveryBadge, Retry, targetName } from './Delivery.tsx';
import { DeskFrame, type FrameData } from './DeskFrame.tsx';
import { deskTime } from './desk-time.ts';
import { wordOf } from './word-of.ts';

const text = deskText.deliveries;

export const LISTED_STATES = ['failed', 'paused', 'owed'] as const;
export type ListedState = (typeof LISTED_STATES)[number];

interface DeliveriesProps {
  readonly frame: FrameData;
  readonly account: readonly TargetAccount[];
  readonly state: ListedState;
  readonly page: DeliveryPage | undefined;
}

/** What is owed to whom, what failed, and how to try it again. */
export function Deliveries({ frame, account, state, page }: DeliveriesProps) {
  const troubled = account.some(({ failed, paused }) => failed + paused > 0);
  return (
    <DeskFrame frame={frame} current="deliveries" title={deskText.tabs.deliveries} titled>
      <section className="stack" aria-labelledby="account">
        <h2 id="account">{text.account}</h2>
        {account.length === 0 ? (
          <p className="small">{text.settled}</p>
        ) : (
          <Account account={account} now={frame.now} />
        )}
        {troubled && (
          <form method="post" action={deskEndpoints.retryAll}>
            <Button type="submit" short icon="refresh-cw">
              {text.retryAll}
            </Button>
          </form>
        )}
      </section>
      <nav className="choices desk-states" aria-label={deskText.tabs.deliveries}>
        {LISTED_STATES.map((listed) => (
          <ChipLink key={listed} on={listed === state} href={`${deskAddresses.deliveries}?state=${listed}`}>
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
    </DeskFrame>
  );
}

const Account = ({ account, now }: { readonly account: readonly TargetAccount[]; readonly now: Date }) => (
  <table className="desk-plain">
    <thead>
      <tr>
        <th scope="col">{text.target}</th>
        <th scope="col">{text.owed}</th>
        <th scope="col">{text.paused}</th>
        <th scope="col">{text.failed}</th>
        <th scope="col">{text.oldest}</th>
      </tr>
    </thead>
    <tbody>
      {account.map(({ target, owed, paused, failed, oldestOwedAt }) => (
        <tr key={target}>
          <th scope="row">{targetName(target)}</th>
          <td>{owed}</td>
          <td>{paused}</td>
          <td className={failed > 0 ? 'bad' : undefined}>{failed}</td>
          <td>{oldestOwedAt === null ? '' : deskTime(oldestOwedAt, now)}</td>
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
    <ul className="desk-list">
      {page.deliveries.map((one) => (
        <OneDelivery key={one.delivery.id} one={one} now={now} />
      ))}
    </ul>
    {page.cursor && (
      <div className="pager small">
        <ButtonLink
          kind="quiet"
          short
          href={`${deskAddresses.deliveries}?state=${state}&cursor=${page.cursor}`}
        >
          {deskText.records.older}
        </ButtonLink>
      </div>
    )}
  </>
);

function OneDelivery({ one: { delivery, record }, now }: { readonly one: DeskDelivery; readonly now: Date }) {
  const number = record?.mobileNumber;
  const name =
    record?.name ??
    (number && groupedMobileNumber(number)) ??
    record?.bookingId ??
    record?.id.slice(-8) ??
    text.event;
  const kind = deskText.kindOf;
  const fault = delivery.lastErrorCode && wordOf(deskText.delivery.faults, delivery.lastErrorCode);
  return (
    <li className={delivery.state === 'failed' ? 'bad' : undefined}>
      <span>
        <b>
          {record ? (
            <a href={deskAddresses.record(record.id)}>{`${wordOf(kind, record.kind)}: ${name}`}</a>
          ) : (
            name
          )}
        </b>
        <small>
          {[
            `${targetName(delivery.target)}, ${delivery.purpose}`,
            fault,
            delivery.lastErrorDetail,
            text.tries(delivery.attempts),
            text.since(deskTime(delivery.firstOwedAt, now)),
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
