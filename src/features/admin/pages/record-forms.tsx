import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { Field, Select } from '../../../../client/ui/Field.tsx';
import { adminJobText as text } from '../../../content/text/admin-job.ts';
import { messageLabels } from '../../../content/text/admin-reach.ts';
import { type MessageLanguage, messageLanguages } from '../../../content/text/customer-messages.ts';
import { bookedServiceNames } from '../../../content/text/service-names.ts';
import { slotNames } from '../../../content/text/slots.ts';
import type { RecordDetails } from '../../../platform/ledger/record-queries.ts';
import type { AnyFields, LedgerRecord } from '../../../records/record.ts';
import { bookedServices } from '../../bookings/index.ts';
import { hasJob, jobOf, undoableOf } from '../../jobs/contract.ts';
import { languageOf, reachOf } from '../../jobs/index.ts';
import { slotIds } from '../../slots/contract.ts';
import { adminEndpoints } from '../contract/addresses.ts';
import { textIn } from './record-facts.ts';
import { wordIn } from './record-words.ts';
import { statusName } from './Status.tsx';
import { fieldAfter, ofForm, type TypedForm } from './typed-form.ts';

interface RecordFormProps {
  readonly record: LedgerRecord;
}

interface TypedFormProps extends RecordFormProps {
  /** The form that was refused. */
  readonly typed: TypedForm | undefined;
}

const Version = ({ record }: RecordFormProps) => (
  <input type="hidden" name="version" value={record.version} />
);

/** Takes the last status or step back, while that is possible. */
export function UndoForm({ details, now }: { readonly details: RecordDetails; readonly now: Date }) {
  const { record, lastMove } = details;
  const lastStepAt = jobOf(record).steps.at(-1)?.at;
  const last = undoableOf({ status: record.status, lastStepAt }, lastMove, now.getTime());
  const { reviewed: isReviewed }: AnyFields = record.fields;
  if (last === undefined || (last.kind === 'step' && isReviewed)) return null;
  return (
    <form method="post" action={adminEndpoints.undo(record.id)}>
      <Version record={record} />
      <Button type="submit" kind="quiet" short icon="rotate-ccw">
        {last.kind === 'step' ? text.undo : text.undoTo(statusName(last.from))}
      </Button>
    </form>
  );
}

/** Chat links with the ready texts in the customer's language; the other languages open below. */
export function ReachCard({ record, brand }: RecordFormProps & { readonly brand: string }) {
  if (record.mobileNumber === null) return null;
  const own = languageOf(record);
  return (
    <section aria-labelledby="reach">
      <h2 id="reach">{text.reach(messageLabels.languages[own])}</h2>
      <ReadyTexts record={record} brand={brand} language={own} />
      {messageLanguages
        .filter((language) => language !== own)
        .map((language) => (
          <details className="q" key={language}>
            <summary>{text.inLanguage(messageLabels.languages[language])}</summary>
            <ReadyTexts record={record} brand={brand} language={language} />
          </details>
        ))}
      {hasJob(record) && (
        <form method="post" action={adminEndpoints.sendLink(record.id)}>
          <Version record={record} />
          <Button type="submit" kind="quiet" short icon="send">
            {text.sendLink}
          </Button>
          <p className="caption">{text.sendLinkHint}</p>
        </form>
      )}
    </section>
  );
}

interface ReadyTextsProps extends RecordFormProps {
  readonly brand: string;
  readonly language: MessageLanguage;
}

const ReadyTexts = ({ record, brand, language }: ReadyTextsProps) => (
  <div className="chips admin-reach">
    {reachOf(record, brand, language)?.messages.map(({ kind, label, href }) => (
      <a className="chip" key={kind} href={href} target="_blank" rel="noopener noreferrer">
        {label}
      </a>
    ))}
  </div>
);

const slotOptions = slotIds.map((id) => ({ value: id, label: slotNames[id] }));

/** Moves a booking or an order to another slot. */
export function MoveForm({ record, typed, today }: TypedFormProps & { readonly today: string }) {
  if (!hasJob(record)) return null;
  const own = ofForm(typed, 'move');
  const current = slotIds.find((id) => id === (own?.values.timeSlot ?? record.fields.timeSlot));
  return (
    <details className="q" open={own !== undefined}>
      <summary>{text.move}</summary>
      <form className="form" method="post" action={adminEndpoints.moveRecord(record.id)}>
        <Version record={record} />
        <Field
          id="move-date"
          name="date"
          type="date"
          label={text.date}
          min={today}
          defaultValue={own?.values.date ?? textIn(record.fields, 'date') ?? ''}
          required
        />
        <Select
          id="move-slot"
          name="timeSlot"
          label={text.slot}
          options={slotOptions}
          {...(current && { defaultValue: current })}
        />
        <Field
          id="move-why"
          name="why"
          label={text.why}
          labelNote={text.optional}
          defaultValue={own?.values.why}
          maxLength={200}
        />
        <Button type="submit">{text.moveButton}</Button>
      </form>
    </details>
  );
}

const serviceOptions = [
  { value: '', label: '' },
  ...bookedServices.map((id) => ({ value: id, label: bookedServiceNames[id] })),
];

const serviceName = (sent: string): string =>
  serviceOptions.find(({ value }) => value === sent)?.label ?? sent;

/** The fields that an operator may correct, by kind of record. */
const CORRECTED = {
  booking: ['manufacturer', 'model', 'fuelType', 'carModel', 'area', 'address'],
  order: ['vehicle', 'area', 'address'],
} as const;

const labels: Readonly<Record<(typeof CORRECTED)['booking' | 'order'][number], string>> = {
  manufacturer: text.manufacturer,
  model: text.model,
  fuelType: text.fuelType,
  carModel: text.carModel,
  vehicle: text.vehicle,
  area: text.area,
  address: text.address,
};

/** Adds or corrects the customer's registration for GST, which the bill states. */
export function GstinForm({ record, typed }: TypedFormProps) {
  if (!hasJob(record)) return null;
  const own = ofForm(typed, 'gstin');
  return (
    <details className="q" open={own !== undefined}>
      <summary>{text.gstin}</summary>
      <form className="form" method="post" action={adminEndpoints.gstin(record.id)}>
        <Version record={record} />
        <Field
          id="gstin"
          name="gstin"
          label={text.gstin}
          labelNote={text.optional}
          hint={text.gstinHint}
          {...fieldAfter(own, 'gstin', record.fields.gstin ?? '')}
          maxLength={20}
          autoCapitalize="characters"
          autoComplete="off"
        />
        <Button type="submit">{text.saveGstin}</Button>
      </form>
    </details>
  );
}

/** Corrects the facts of a booking or an order; the reason goes into the history. */
export function CorrectForm({ record, typed }: TypedFormProps) {
  const { kind, fields, name } = record;
  if (kind !== 'booking' && kind !== 'order') return null;
  const paise = kind === 'booking' ? fields.servicePrice : fields.amount;
  const own = ofForm(typed, 'correct');
  return (
    <details className="q" open={own !== undefined}>
      <summary>{text.correct}</summary>
      <form className="form" method="post" action={adminEndpoints.correct(record.id)}>
        <Version record={record} />
        <p className="caption">{text.correctHint}</p>
        <Field
          id="correct-name"
          name="name"
          label={text.name}
          {...fieldAfter(own, 'name', name ?? '')}
          maxLength={80}
          autoComplete="off"
        />
        {kind === 'booking' && (
          <Select
            id="correct-serviceType"
            name="serviceType"
            label={text.service}
            options={serviceOptions}
            {...fieldAfter(own, 'serviceType', textIn(fields, 'serviceType') ?? '', serviceName)}
          />
        )}
        {CORRECTED[kind].map((field) => (
          <Field
            key={field}
            id={`correct-${field}`}
            name={field}
            label={labels[field]}
            {...fieldAfter(own, field, wordIn(record, field) ?? '')}
            maxLength={255}
            autoComplete="off"
          />
        ))}
        <Field
          id="correct-price"
          name="price"
          type="number"
          label={text.priceRupees}
          defaultValue={own?.values.price}
          placeholder={typeof paise === 'number' ? String(Math.round(paise / 100)) : ''}
          min={0}
          max={1000000}
        />
        <Field
          id="correct-why"
          name="why"
          label={text.why}
          defaultValue={own?.values.why}
          maxLength={200}
          required
        />
        <Button type="submit">{text.save}</Button>
      </form>
    </details>
  );
}

/** A link to the phone app for the person of a record. */
export const CallLink = ({ record, label }: RecordFormProps & { readonly label: string }) =>
  record.mobileNumber === null ? null : (
    <ButtonLink short kind="quiet" icon="phone" href={`tel:+91${record.mobileNumber}`}>
      {label}
    </ButtonLink>
  );
