import { EmptyState } from '../../../../client/ui/EmptyState.tsx';
import { adminText } from '../../../content/text/admin.ts';
import type { AuditLine } from '../../../platform/ledger/audit.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { actionName, adminTime, byAuthor } from './format.ts';
import { OlderLink } from './OlderLink.tsx';
import { historyText } from './OneRecord.tsx';

const text = adminText.audit;

interface AuditScreenProps {
  readonly frame: FrameData;
  readonly lines: readonly AuditLine[];
  readonly cursor: string | null;
  /** The jobs of the last days that began without the customer's code; undefined while it can't be counted. */
  readonly withoutCode: number | undefined;
}

const RECORD_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Actions whose subject looks like a record's id and is none. */
const NO_RECORDS: ReadonlySet<string> = new Set(['mechanic_saved', 'leave_added', 'leave_ended']);

/** The subject of an action. A record is a link, and its detail lists changed fields as a history does. */
function Subject({ line: { action, subject, detail } }: { readonly line: AuditLine }) {
  if (!RECORD_ID.test(subject) || NO_RECORDS.has(action))
    return <small>{[subject, detail].filter((part) => part).join(': ')}</small>;
  const { title, changed } = historyText(detail ?? '');
  return (
    <small>
      <a href={adminAddresses.record(subject)}>{text.record}</a>
      {detail && `: ${[title, changed].filter((part) => part !== undefined).join('. ')}`}
    </small>
  );
}

/** Over so many days the starts without a code are counted. */
export const WITHOUT_CODE_DAYS = 30;

/** Shows the operators' actions, newest first. */
export const AuditScreen = ({ frame, lines, cursor, withoutCode }: AuditScreenProps) => (
  <AdminFrame frame={frame} current="audit" title={text.heading} titled>
    {withoutCode !== undefined && <p>{text.withoutCode(withoutCode, WITHOUT_CODE_DAYS)}</p>}
    {lines.length === 0 ? (
      <EmptyState icon="history" title={text.none}>
        {text.noneText}
      </EmptyState>
    ) : (
      <ul className="admin-list">
        {lines.map((line) => (
          <li key={line.id}>
            <span>
              <b>{actionName(line.action)}</b>
              <Subject line={line} />
            </span>
            <small>
              {adminTime(line.at, frame.now)}, {byAuthor(line.by)}
            </small>
          </li>
        ))}
      </ul>
    )}
    <OlderLink list={adminAddresses.audit} cursor={cursor} />
  </AdminFrame>
);
