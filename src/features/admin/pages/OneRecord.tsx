import { Alert } from '../../../../client/ui/Alert.tsx';
import { Button } from '../../../../client/ui/Button.tsx';
import { Field, Select, TextArea } from '../../../../client/ui/Field.tsx';
import { adminText } from '../../../content/text/admin.ts';
import { adminJobText } from '../../../content/text/admin-job.ts';
import type { RecordDetails } from '../../../platform/ledger/record-queries.ts';
import type { LedgerRecord } from '../../../records/record.ts';
import { mayChoose, statusesOf } from '../../../records/record-status.ts';
import { indiaDate } from '../../../values/india-time.ts';
import { attentionOf } from '../../checkout/contract.ts';
import { hasJob, type Mechanic } from '../../jobs/contract.ts';
import { adminAddresses, adminEndpoints } from '../contract/addresses.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { Conversation, type ConversationProps } from './Conversation.tsx';
import { DeliveryBadge, needsHelp, purposeName, Retry, targetName } from './delivery.tsx';
import { adminTime, byAuthor, fieldName, labelOf } from './format.ts';
import { JobCard } from './JobCard.tsx';
import { OlderLink } from './OlderLink.tsx';
import { recordsAddress } from './RecordBar.tsx';
import { recordFacts } from './record-facts.ts';
import { CallLink, CorrectForm, GstinForm, MoveForm, ReachCard, UndoForm } from './record-forms.tsx';
import { SentFacts } from './SentFacts.tsx';
import { Status, statusName } from './Status.tsx';
import { fieldAfter, ofForm, type TypedForm } from './typed-form.ts';

const text = adminText.record;

interface RecordPartProps {
  readonly frame: FrameData;
  readonly details: RecordDetails;
}

interface OneRecordProps extends RecordPartProps {
  readonly mechanics: readonly Mechanic[];
  /** The chat with the customer; undefined where it is off. */
  readonly messages: ConversationProps['messages'];
  readonly chatNames: ConversationProps['names'];
  /** The form that was refused. */
  readonly typed: TypedForm | undefined;
  readonly brand: string;
}

/** Shows one record with its data, history and deliveries, and the operator's actions. */
export function OneRecord({ frame, details, mechanics, brand, messages, chatNames, typed }: OneRecordProps) {
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
      <p className="admin-lead">
        <Status record={record} />
        <span className="small">
          {[
            adminText.kindOf[record.kind],
            facts.ref,
            facts.service,
            facts.car,
            facts.amount,
            facts.language ?? '',
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
        <CallLink record={record} label={text.call} />
      </p>
      {facts.doubt && (
        <div className="admin-outcome">
          <Alert tone="calm">{adminText.records.doubtTexts[facts.doubt]}</Alert>
        </div>
      )}
      <Attention record={record} />
      <div className="stack admin-outcome">
        {hasJob(record) && <JobCard record={record} mechanics={mechanics} typed={typed} now={frame.now} />}
        <UndoForm details={details} now={frame.now} />
        <ReachCard record={record} brand={brand} />
        <Conversation
          record={record}
          messages={messages}
          names={chatNames}
          isMoved={details.movedMessages !== undefined}
          typed={ofForm(typed, 'chat')?.values.words}
          brand={brand}
          now={frame.now}
        />
      </div>
      <div className="admin-split">
        <section aria-labelledby="facts">
          <SentFacts record={record} now={frame.now} />
        </section>
        <div className="stack">
          <SeatForm record={record} />
          <div>
            <MoveForm record={record} typed={typed} today={indiaDate(frame.now)} />
            <CorrectForm record={record} typed={typed} />
            <GstinForm record={record} typed={typed} />
          </div>
          <ChangeForm record={record} typed={typed} />
          <Deliveries frame={frame} details={details} name={facts.name} />
          <History details={details} now={frame.now} />
        </div>
      </div>
    </AdminFrame>
  );
}

/** Shows the operator a payment to settle, or one that is on its way back. */
function Attention({ record }: { readonly record: LedgerRecord }) {
  const attention = attentionOf(record);
  return attention === undefined ? null : (
    <div className="admin-outcome">
      <Alert>{text.attention[attention]}</Alert>
    </div>
  );
}

/** A record that took no seat waits for the operator's call. */
const SeatForm = ({ record }: { readonly record: LedgerRecord }) =>
  !hasJob(record) || record.fields.seatWaits === undefined ? null : (
    <form className="card form" method="post" action={adminEndpoints.seat(record.id)}>
      <p>{text.giveSeatText}</p>
      <Button type="submit">{text.giveSeat}</Button>
    </form>
  );

function ChangeForm({ record, typed }: { readonly record: LedgerRecord } & Pick<OneRecordProps, 'typed'>) {
  const own = ofForm(typed, '');
  const options = statusesOf(record.kind)
    .filter((status) => mayChoose(record, status))
    .map((status) => ({ value: status, label: statusName(status) }));
  return (
    <form className="card form" method="post" action={adminEndpoints.record(record.id)}>
      <input type="hidden" name="version" value={record.version} />
      <Select
        id="status"
        name="status"
        label={text.status}
        options={options}
        {...fieldAfter(own, 'status', record.status, statusName)}
      />
      <TextArea
        id="note"
        name="note"
        label={text.note}
        hint={text.noteHint}
        {...fieldAfter(own, 'note', record.note ?? '')}
        maxLength={2000}
      />
      <Field
        id="why"
        name="why"
        label={adminJobText.why}
        labelNote={adminJobText.optional}
        defaultValue={own?.values.why}
        maxLength={200}
      />
      <Button type="submit">{text.save}</Button>
    </form>
  );
}

/** A seat that was not needed has the record's status as its detail. */
const detailText = (detail: string): string => labelOf(adminText.statuses, detail) ?? detail;

interface DeliveriesProps extends RecordPartProps {
  readonly name: string;
}

const Deliveries = ({ frame, details, name }: DeliveriesProps) => (
  <section aria-labelledby="deliveries">
    <h2 id="deliveries">{text.deliveries}</h2>
    {details.deliveries.length === 0 && <p className="small">{text.noDeliveries}</p>}
    <ul className="admin-list">
      {details.deliveries.map((delivery) => (
        <li key={delivery.id} className={needsHelp(delivery) ? 'bad' : undefined}>
          <span>
            <b>
              {targetName(delivery.target)}, {purposeName(delivery.purpose)}
            </b>
            {delivery.lastErrorCode && (
              <small>
                {labelOf(adminText.delivery.faults, delivery.lastErrorCode) ?? delivery.lastErrorCode}
              </small>
            )}
            {delivery.lastErrorDetail && <small>{detailText(delivery.lastErrorDetail)}</small>}
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
    <OlderLink list={adminAddresses.record(details.record.id)} cursor={details.olderHistory} />
    <ol className="admin-list">
      {details.history.map(({ version, at, what, by, why }) => {
        const { title, changed } = historyText(what);
        return (
          <li key={version}>
            <span>
              <b>{title}</b>
              {changed && <small>{changed}</small>}
              {why && <small>{text.because(labelOf(adminJobText.whys, why) ?? why)}</small>}
            </span>
            <small>
              {adminTime(at, now)}, {byAuthor(by)}
            </small>
          </li>
        );
      })}
    </ol>
  </section>
);

const STATUS = /^status (\w+) → (\w+)$/;
const STEP = /^step (\w+) → (\w+)$/;
/** Fields that a step changes besides. */
const OF_STEP: ReadonlySet<string> = new Set(['job', 'mechanic']);

const stepName = (step: string): string => labelOf(adminJobText.steps, step) ?? adminJobText.noStep;

/** Returns the text of a history entry: the change of status first, then the names of the other changed fields. */
export function historyText(what: string): { readonly title: string; readonly changed: string | undefined } {
  if (what === 'created') return { title: text.cameIn, changed: undefined };
  const parts = what.split(', ');
  const [, from = '', to = ''] = parts.map((part) => STATUS.exec(part)).find((match) => match !== null) ?? [];
  const [, stepFrom = '', stepTo = ''] =
    parts.map((part) => STEP.exec(part)).find((match) => match !== null) ?? [];
  const others = parts
    .filter((part) => !STATUS.test(part) && !STEP.test(part) && !(stepTo !== '' && OF_STEP.has(part)))
    .map((name) => fieldName(name).toLowerCase());
  if (stepTo !== '')
    return {
      title: text.moved(stepName(stepFrom), stepName(stepTo)),
      changed: others.length === 0 ? undefined : text.changed(others),
    };
  if (to === '') return { title: text.changed(others), changed: undefined };
  return {
    title: text.moved(statusName(from), statusName(to)),
    changed: others.length === 0 ? undefined : text.changed(others),
  };
}
