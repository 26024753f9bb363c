import type { LedgerRecord } from '../../../records/record.ts';

/** The hidden fields of a move: its name, and the version that this screen shows. */
export const MoveFields = ({ record, move }: { readonly record: LedgerRecord; readonly move: string }) => (
  <>
    <input type="hidden" name="move" value={move} />
    <input type="hidden" name="version" value={record.version} />
  </>
);
