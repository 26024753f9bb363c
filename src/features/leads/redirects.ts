import { Hono } from 'hono';
import type { Services } from '../../services/services.ts';
import { success } from '../../values/result.ts';
import { isRecordToken } from '../../values/token.ts';
import { ledgerFault } from '../../web/api/ledger-fault.ts';
import { readForm, refuseForm } from '../../web/api/submission.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { consentOf } from '../../web/middleware/consent.ts';
import { type RedirectBody, redirectBody } from './contract/redirects.ts';
import { chatLink } from './rules/chat-link.ts';

/** That a visitor was sent to the chat, told by beacon as the chat opens (spec sections 3 and 7). */
export const redirectsApi = (services: Services) =>
  new Hono<AppEnvironment>().post('/', async (context) => {
    const submission = await readForm(context, redirectBody);
    if (!submission.ok) return refuseForm(context, submission.fault, addresses.home);
    const { lead, idempotencyKey, source, service, sessionId, ...fields } = submission.input;
    const redirect = {
      ...{ idempotencyKey, source, service, sessionId, fields },
      content: { source, ...fields },
      consent: consentOf(context),
    };
    const recorded = await services.ledger.record(
      'redirect',
      redirect,
      services.deliveriesFor('redirect', redirect),
    );
    if (!recorded.ok) return ledgerFault(context, recorded.code, submission.channel, addresses.home);
    services.waitUntil(services.deliveries.attempt(recorded.value.record.id));
    if (lead !== undefined && !recorded.value.repeated) services.waitUntil(countRedirect(services, lead));
    if (submission.channel === 'form')
      return context.redirect(chatLink(services.brand.chatNumber, { kind: 'support' }), 303);
    return context.json({ id: recorded.value.record.id }, 202);
  });

/** One more on the lead's `whatsappRedirectCount`, if the lead is the sender's own. */
async function countRedirect(
  { ledger, deliveries, signer }: Services,
  { id, token }: NonNullable<RedirectBody['lead']>,
): Promise<void> {
  if (!(await isRecordToken(signer, id, token))) return;
  const counted = await ledger.change(
    id,
    ({ kind, fields }) => {
      const count = Number(fields.whatsappRedirectCount ?? 0);
      return success(kind === 'lead' ? { fields: { whatsappRedirectCount: count + 1 } } : {});
    },
    { by: 'visitor' },
  );
  if (counted.ok && counted.value.changed) await deliveries.attempt(id);
}
