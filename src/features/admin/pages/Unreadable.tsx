import { Alert } from '../../../../client/ui/Alert.tsx';
import { adminText } from '../../../content/text/admin.ts';
import type { UnreadableRecord } from '../../../records/record.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { adminTime } from './format.ts';

const text = adminText.records;

interface UnreadableProps {
  readonly records: readonly UnreadableRecord[];
  readonly now: Date;
}

/** Names the records of a list that cannot be read, so that nobody takes the list for whole. */
export const Unreadable = ({ records, now }: UnreadableProps) =>
  records.length === 0 ? null : (
    <div className="admin-outcome">
      <Alert>
        {text.unreadable}
        <ul>
          {records.map(({ id, kind, createdAt }) => (
            <li key={id}>
              {adminText.kindOf[kind]}, {adminTime(createdAt, now)},{' '}
              <a href={adminAddresses.record(id)}>{id}</a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
