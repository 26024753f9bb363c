import { Icon } from '../../../../client/ui/Icon.tsx';
import { adminText } from '../../../content/text/admin.ts';
import type { LedgerRecord } from '../../../records/record.ts';
import { reachOf } from '../../jobs/index.ts';

const text = adminText.records;

interface ListReachProps {
  readonly record: LedgerRecord;
  /** The person or the number, as the row names it. */
  readonly name: string;
  /** The number, where the row's name is not the number itself. */
  readonly mobile: string | undefined;
  readonly brand: string;
}

/**
 * The phone link of a row, and the chat link with the text that the record's state calls for. The record's own screen
 * has all texts.
 */
export function ListReach({ record, name, mobile, brand }: ListReachProps) {
  const reach = reachOf(record, brand);
  if (reach === undefined) return null;
  const [likely] = reach.messages;
  return (
    <>
      <a href={reach.call}>
        <Icon name="phone" />
        {mobile === undefined ? text.call : <span className="vh">{text.callTo(name)}</span>}
        {mobile ?? <span className="vh">{name}</span>}
      </a>
      {likely && (
        <a
          href={likely.href}
          target="_blank"
          rel="noreferrer"
          aria-label={text.writeNamed(name, likely.label)}
        >
          <Icon name="message-circle" />
        </a>
      )}
    </>
  );
}
