import { Button } from '../../../../client/ui/Button.tsx';
import { adminCallsText as text } from '../../../content/text/admin-calls.ts';
import type { LedgerRecord } from '../../../records/record.ts';
import { adminEndpoints } from '../../admin/index.ts';
import type { Call } from '../rules/call.ts';
import { personOf } from '../rules/person.ts';
import { titleOf } from './CallCard.tsx';

interface NotedCallsProps {
  readonly calls: readonly Call[];
  /** The records of each number. */
  readonly records: ReadonlyMap<string, readonly LedgerRecord[]>;
  readonly now: Date;
}

/** The operator's last results, each with a button that takes it back: a mistap must not lose a person. */
export const NotedCalls = ({ calls, records, now }: NotedCallsProps) =>
  calls.length === 0 ? null : (
    <section aria-labelledby="noted">
      <h2 id="noted">{text.noted}</h2>
      <ul className="admin-list">
        {calls.map((call) => (
          <NotedCall key={call.mobileNumber} call={call} records={records} now={now} />
        ))}
      </ul>
    </section>
  );

function NotedCall({ call, records, now }: Omit<NotedCallsProps, 'calls'> & { readonly call: Call }) {
  const { mobileNumber, version, notes } = call;
  const title = titleOf(personOf(records.get(mobileNumber) ?? [], now.getTime()), call);
  return (
    <li>
      <span>
        <b>{title}</b>
        <small>{text.notes[notes.at(-1)?.result ?? 'call_back']}</small>
      </span>
      <form method="post" action={adminEndpoints.callUndo} aria-label={text.undoOf(title)} data-in-place>
        <input type="hidden" name="mobileNumber" value={mobileNumber} />
        <input type="hidden" name="version" value={version} />
        <Button type="submit" kind="quiet" short>
          {text.undo}
        </Button>
      </form>
    </li>
  );
}
