import { Alert } from '../../../../client/ui/Alert.tsx';
import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { Select, TextArea } from '../../../../client/ui/Field.tsx';
import { adminText } from '../../../content/text/en/admin.ts';
import type { RecordDetails } from '../../../platform/ledger/record-queries.ts';
import type { LedgerRecord } from '../../../platform/ledger/records.ts';
import { adminEndpoints } from '../contract.ts';
import { mayMove, statusesOf } from '../rules/record-status.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { DeliveryBadge, needsHelp, Retry, targetName } from './Delivery.tsx';
import { adminTime, labelOf } from './format.ts';
import { recordsAddress } from './RecordBar.tsx';
import { recordFacts } from './record-facts.ts';
import { SentFacts } from './SentFacts.tsx';
import { Status, statusName } from './Status.tsx';

const text = adminText.record;

interface OneRecordProps {
  readonly frame: FrameData;
  readonly details: RecordDetails;
}

/** Shows one record with its data, history and deliveries, and the operator's actions. */
export function OneRecord({ frame, details }: OneRecordProps) {
  const { record } = details;
  const facts = recordFacts(record, frame.now);
  return (
    <AdminFrame
      frame={frame}
      current={record.kind}
      title={facts.name}
      titled
      back={{ href: recordsAddress({ kind: record.kind }), label: adminText.kinds[record.kind] }}
    >
      <p className="desk-lead">
        <Status record={record} />
        <span className="small">
          {[adminText.kindOf[record.kind], facts.ref, facts.service, facts.car, facts.amount]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
        {record.mobileNumber && (
          <ButtonLink short kind="quiet" icon="phone" href={`tel:+91${record.mobileNumber}`}>
            {text.call}
          </ButtonLink>
        )}
      </p>
      {facts.doubt && (
        <div className="desk-outcome">
          <Alert tone="calm">{adminText.records.doubtTexts[facts.doubt]}</Alert>
        </div>
      )}
      <div className="desk-split">
        <section aria-labelledby="facts">
          <SentFacts record={record} now={frame.now} />
        </section>
        <div className="stack">
          <ChangeForm record={record} />
          <Deliveries frame={frame} details={details} name={facts.name} />
          <History details={details} now={frame.now} />
        </div>
      </div>
    </AdminFrame>
  );
}

function ChangeForm({ record }: { readonly record: LedgerRecord }) {
  const options = statusesOf(record.kind)
    .filter((status) => mayMove(record.kind, record.status, status))
    .map((status) => ({ value: status, label: statusName(status) }));
  return (
    <form className="card form" method="post" action={adminEndpoints.record(record.id)}>
      <Select id="status" name="status" label={text.status} options={options} defaultValue={record.status} />
      <TextArea
        id="note"
        name="note"
        label={text.note}
        hint={text.noteHint}
        defaultValue={record.note ?? ''}
        maxLength={2000}
      />
      <Button type="submit">{text.save}</Button>
    </form>
  );
}

interface DeliveriesProps extends OneRecordProps {
  readonly name: string;
}

const Deliveries = ({ frame, details, name }: DeliveriesProps) => (
  <section aria-labelledby="deliveries">
    <h2 id="deliveries">{text.deliveries}</h2>
    {details.deliveries.length === 0 && <p className="small">{text.noDeliveries}</p>}
    <ul className="desk-list">
      {details.deliveries.map((delivery) => (
        <li key={delivery.id} className={needsHelp(delivery) ? 'bad' : undefined}>
          <span>
            <b>
              {targetName(delivery.target)}, {delivery.purpose}
            </b>
            {delivery.lastErrorCode && (
              <small>
                {labelOf(adminText.delivery.faults, delivery.lastErrorCode) ?? delivery.lastErrorCode}
              </small>
            )}
            {delivery.lastErrorDetail && <small>{delivery.lastErrorDetail}</small>}
          </span>
          <DeliveryBadge delivery={delivery} now={frame.now} />
          {needsHelp(delivery) && <Retry delivery={delivery} about={name} toRecord />}
        </li>
      ))}
    </ul>
  </section>
);

const History = ({ details, now }: { readonly details: RecordDetails; readonly now: Date }) => (
  <section aria-labelledby="history">
    <h2 id="history">{text.history}</h2>
    <ol className="desk-list">
      {details.history.map(({ version, at, what, by }) => {
        const { title, changed } = historyText(what);
        return (
          <li key={version}>
            <span>
              <b>{title}</b>
              {changed && <small>{changed}</small>}
            </span>
            <small>
              {adminTime(at, now)}, {text.by(by)}
            </small>
          </li>
        );
      })}
    </ol>
  </section>
);

const STATUS = /^status (\w+) → (\w+)$/;

/** Returns the text of a history entry: the change of status first, then the names of the other changed fields. */
export function historyText(what: string): { readonly title: string; readonly changed: string | undefined } {
  if (what === 'created') return { title: text.cameIn, changed: undefined };
  const parts = what.split(', ');
  const [, from = '', to = ''] = parts.map((part) => STATUS.exec(part)).find((match) => match !== null) ?? [];
  const others = parts
    .filter((part) => !STATUS.test(part))
    .map((name) => name.replace(/([A-Z])/g, ' $1').toLowerCase());
  if (to === '') return { title: text.changed(others), changed: undefined };
  return {
    title: text.moved(statusName(from), statusName(to)),
    changed: others.length === 0 ? undefined : text.changed(others),
  };
}
