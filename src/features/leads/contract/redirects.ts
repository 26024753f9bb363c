import * as z from 'zod/mini';
import { body } from '../../../web/contract/body.ts';
import { noted, recordToken, timestamp } from '../../../web/contract/fields.ts';
import { idempotencyKey } from '../../../web/contract/idempotency-key.ts';

/** `POST /api/whatsapp-redirects`, sent by beacon when the chat opens (redirect record, spec section 3). */
export const redirectBody = body(
  z.object({
    idempotencyKey,
    source: z._default(noted(60), 'website'),
    service: z.exactOptional(noted(120)),
    car: z.exactOptional(noted(160)),
    /** As it stood on the screen: for the record only, nothing is charged by it. */
    price: z.exactOptional(noted(40)),
    timestamp,
    sessionId: z.exactOptional(noted(64)),
    userId: z.exactOptional(noted(64)),
    /** The visitor's lead, whose `whatsappRedirectCount` goes up by one; its token proves that it is theirs. */
    lead: z.exactOptional(z.object({ id: z.string().check(z.maxLength(64)), token: recordToken })),
  }),
);
export type RedirectBody = z.infer<typeof redirectBody>;
