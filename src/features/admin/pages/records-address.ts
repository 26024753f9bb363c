import type { RecordQuery } from '../contract/admin.ts';
import { adminAddresses, adminEndpoints } from '../contract/admin-addresses.ts';

function written(path: string, query: RecordQuery): string {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) words.set(name, value);
  return words.size > 0 ? `${path}?${words}` : path;
}

/** The address of a list of records; nothing personal is ever in it. */
export const recordsAddress = (query: RecordQuery): string => written(adminAddresses.records, query);

/** The same list as CSV, from its first page on. */
export const exportAddress = ({ cursor: _, ...query }: RecordQuery): string =>
  written(adminEndpoints.exportCsv, query);
