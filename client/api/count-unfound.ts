import type { SearchKind } from '../../src/values/unfound-search.ts';
import { endpoints } from '../../src/web/contract/addresses.ts';

/** Tells the server which words found nothing, without who typed them. Nobody waits for it. */
export function countUnfound(kind: SearchKind, typed: string): void {
  const body = new Blob([JSON.stringify({ kind, typed })], { type: 'application/json' });
  navigator.sendBeacon(endpoints.unfoundSearches, body);
}
