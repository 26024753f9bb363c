import { z } from 'zod';
import type { Asked } from '../http/request.ts';
import type { LedgerRecord } from '../ledger/records.ts';
import type { CmsClient } from './client.ts';
import { cmsPath } from './path.ts';
import { fieldsOf, filled } from './record-data.ts';

/**
 * Reports a chat redirect. The call takes no `data` envelope, answers nothing we need and can't be looked up: a repeat
 * after an unclear failure carries the same session and time, by which it can be told.
 */
export const sendRedirect = (client: CmsClient, record: LedgerRecord): Promise<Asked<unknown>> =>
  client(
    {
      method: 'POST',
      path: cmsPath`/conversion-tracking/whatsapp-redirect`,
      json: filled({
        sessionId: record.sessionId,
        source: record.source,
        service: record.service ?? record.fields.service,
        ...fieldsOf(record, ['userId', 'timestamp', 'car', 'price']),
      }),
    },
    z.unknown(),
  );
