import type { Brand } from './content/brand.ts';
import type { ServiceType } from './content/services/service-types.ts';
import type { NewRecord, OwedDelivery } from './contract/records.ts';
import type { PageStore } from './document/page-cache.ts';
import type { PriceSource } from './domain/pricing/price-source.ts';
import type { RecordKind } from './domain/record-status.ts';
import type { Signer } from './domain/signing.ts';
import type { Ledger } from './ledger/record-ledger.ts';
import type { Log } from './middleware/request-log.ts';
import type { Limit } from './middleware/write-limit.ts';

/**
 * What pages are given: functions and values, never the platform's environment. Built once per isolate by worker.ts;
 * a test hands in its own.
 */
export interface PageServices {
  readonly brand: Brand;
  /** Origin of canonical addresses, without a trailing slash. */
  readonly siteUrl: string;
  readonly prices: PriceSource;
}

/** What endpoints are given besides. */
export interface Services extends PageServices {
  readonly ledger: Ledger;
  readonly deliveries: { attempt(recordId: string): Promise<unknown> };
  /** What a new record owes the outside systems that are switched on. */
  owes(kind: RecordKind, record: NewRecord): readonly OwedDelivery[];
  serviceTypes(): Promise<readonly ServiceType[]>;
  readonly signer: Signer;
  readonly limits: { readonly address: Limit; readonly number: Limit; readonly signIn: Limit };
  /** The data centre's cache, where the platform gives one. */
  readonly sharedCache: () => Promise<PageStore> | undefined;
  readonly log: Log;
  now(): Date;
  /** Keeps the isolate alive for work that goes on after the answer; a rejection is caught and logged. */
  waitUntil(work: Promise<unknown>): void;
  health(): Promise<Readonly<Record<string, unknown>>>;
}
