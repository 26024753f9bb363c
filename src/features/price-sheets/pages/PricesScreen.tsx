import { Alert } from '../../../../client/ui/Alert.tsx';
import { Button } from '../../../../client/ui/Button.tsx';
import { Field } from '../../../../client/ui/Field.tsx';
import { adminHealthText } from '../../../content/text/admin-health.ts';
import { adminPricesText as text } from '../../../content/text/admin-prices.ts';
import { AdminFrame, adminTime, type FrameData, labelOf } from '../../admin/index.ts';
import { type PriceSheetsState, priceSheetEndpoints, UPLOAD_FIELD } from '../contract.ts';
import { LiveSheet } from './LiveSheet.tsx';
import { PublishedSheets } from './PublishedSheets.tsx';
import { WaitingSheetPart } from './WaitingSheetPart.tsx';

interface PricesScreenProps {
  readonly frame: FrameData;
  /** Undefined while the ledger is unavailable. */
  readonly state: PriceSheetsState | undefined;
}

/** Shows the live price sheet, those that wait for the operator with their differences, and the ways to change it. */
export const PricesScreen = ({ frame, state }: PricesScreenProps) => (
  <AdminFrame frame={frame} current="prices" title={text.heading} titled>
    <p className="admin-lead">{text.text}</p>
    {state === undefined ? <Alert>{text.unavailable}</Alert> : <Sheets state={state} now={frame.now} />}
  </AdminFrame>
);

interface StateProps {
  readonly state: PriceSheetsState;
  readonly now: Date;
}

const Sheets = ({ state, now }: StateProps) => {
  const { live, held, uploaded } = state;
  return (
    <>
      {held && <WaitingSheetPart waiting={held} live={live} kind="held" now={now} />}
      {uploaded && <WaitingSheetPart waiting={uploaded} live={live} kind="uploaded" now={now} />}
      <div className="admin-split">
        <LiveSheet state={state} now={now} />
        <div>
          <UploadForm state={state} now={now} />
          <ReadForm state={state} now={now} />
        </div>
      </div>
      <PublishedSheets state={state} now={now} />
    </>
  );
};

interface FaultProps {
  readonly title: string;
  readonly fault: PriceSheetsState['readFault'];
  readonly now: Date;
}

/** Why the last sheet was refused, in words. */
function Fault({ title, fault, now }: FaultProps) {
  if (fault === null) return null;
  const said = [labelOf(adminHealthText.faults, fault.code) ?? fault.code, fault.detail];
  return (
    <Alert>
      <b>{title}</b> ({adminTime(fault.at, now)}): {said.filter((part) => part !== '').join(': ')}
    </Alert>
  );
}

const UploadForm = ({ state, now }: StateProps) => (
  <form
    className="card form admin-form"
    method="post"
    encType="multipart/form-data"
    action={priceSheetEndpoints.upload}
    aria-labelledby="upload"
  >
    <h2 id="upload">{text.upload.title}</h2>
    <p className="small">{text.upload.text}</p>
    <Fault title={text.upload.fault} fault={state.uploadFault} now={now} />
    <Field
      id="sheet-file"
      type="file"
      name={UPLOAD_FIELD}
      label={text.upload.field}
      hint={text.upload.hint}
      accept=".csv,.tsv,.txt,text/csv"
      required
    />
    <Button type="submit">{text.upload.button}</Button>
  </form>
);

const ReadForm = ({ state: { lastReadAt, readFault }, now }: StateProps) => (
  <form
    className="card form admin-form"
    method="post"
    action={priceSheetEndpoints.read}
    aria-labelledby="read-sheet"
  >
    <h2 id="read-sheet">{text.read.title}</h2>
    <p className="small">
      {text.read.text} {lastReadAt === null ? text.read.never : text.read.last(adminTime(lastReadAt, now))}
    </p>
    <Fault title={text.read.fault} fault={readFault} now={now} />
    <Button type="submit" kind="quiet">
      {text.read.button}
    </Button>
  </form>
);
