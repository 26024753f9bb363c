import { type Context, Hono } from 'hono';
import type { WriteServices } from '../../services/services.ts';
import { chatLink, chatWith } from '../../values/chat-link.ts';
import { referenceIn, referenceOfKey, withReference } from '../../values/chat-reference.ts';
import { success } from '../../values/result.ts';
import { consentOf } from '../../web/api/consent.ts';
import { ledgerFault, readForm, refuseForm } from '../../web/api/read-form.ts';
import { readsAhead } from '../../web/api/reads-ahead.ts';
import { holdsRecord } from '../../web/api/record-link.ts';
import { networkPlace } from '../../web/api/sender-fields.ts';
import { visitorNetwork } from '../../web/api/visitor-network.ts';
import { withServiceId } from '../../web/api/with-service-id.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { isFromCrawler } from '../banners/index.ts';
import { senderPlace } from '../location/index.ts';
import { openChatQuery, type RedirectBody, redirectBody } from './contract.ts';

/** Records that a visitor opened the chat: the browser sends it by beacon, and a plain link comes here. */
export const redirectsApi = (services: WriteServices) =>
  new Hono<AppEnvironment>()
    .post('/', async (context) => {
      const form = await readForm(context, withServiceId('service', redirectBody));
      if (!form.ok) return refuseForm(context, form.fault, addresses.home);
      const recorded = await recordPress(context, services, form.input);
      if (!recorded.ok) return ledgerFault(context, recorded.code, form.channel, addresses.home);
      const { id, reference } = recorded.value.record;
      const { lead } = form.input;
      const counts = lead !== undefined && !recorded.value.repeated;
      if (counts && (await holdsRecord(context, services.signer, lead)))
        services.waitUntil(countRedirect(services, lead));
      if (form.channel === 'form')
        return context.redirect(chatLink(services.brand.chatNumber, { kind: 'support' }, reference), 303);
      return context.json({ id }, 202);
    })
    .get('/chat', async (context) => {
      const query = withServiceId('service', openChatQuery).safeParse(context.req.query());
      const { chatNumber } = services.brand;
      context.header('Cache-Control', 'private, no-store');
      if (!query.success) return context.redirect(chatLink(chatNumber, { kind: 'support' }), 303);
      const { text, ...about } = query.data;
      const reference = await referenceOfPress(context, services, { text, about });
      return context.redirect(chatWith(chatNumber, withReference(text, reference)), 303);
    });

function recordPress(
  context: Context<AppEnvironment>,
  services: WriteServices,
  { lead: _, idempotencyKey, source, service, sessionId, city, ...fields }: RedirectBody,
) {
  const place = senderPlace(context.req.raw, { ofPage: city });
  const redirect = {
    idempotencyKey,
    source,
    service,
    sessionId,
    reference: referenceOfKey(idempotencyKey),
    fields: {
      ...fields,
      ...(place && { userCity: place.city, ...(place.state && { userState: place.state }) }),
      ...networkPlace(context),
    },
    content: { source, ...fields },
    consent: consentOf(context),
  };
  return recorded(services, redirect);
}

async function recorded(
  { ledger, deliveriesFor, outbox, waitUntil }: WriteServices,
  redirect: Parameters<WriteServices['ledger']['record']>[1],
) {
  const kept = await ledger.record('redirect', redirect, deliveriesFor('redirect', redirect));
  if (kept.ok) waitUntil(outbox.attempt(kept.value.record.id));
  return kept;
}

interface Press {
  readonly text: string;
  readonly about: Pick<RedirectBody, 'service' | 'car' | 'price'>;
}

/**
 * The reference of a press that nobody else records. A visitor reaches the chat in any case: above the limit, and while the
 * ledger is down, the text has none.
 */
async function referenceOfPress(
  context: Context<AppEnvironment>,
  services: WriteServices,
  { text, about }: Press,
): Promise<string | null | undefined> {
  // A script ended the text with the reference of its own record.
  if (referenceIn(text) !== undefined || !isPress(context.req.raw)) return undefined;
  if (!(await services.limits.use('choices', visitorNetwork(context)))) return undefined;
  const idempotencyKey = crypto.randomUUID();
  const timestamp = services.now().toISOString();
  const kept = await recordPress(context, services, {
    ...about,
    source: 'chat_link',
    idempotencyKey,
    timestamp,
  });
  return kept.ok ? kept.value.record.reference : undefined;
}

/** Whether a person pressed the link on a page of ours: no crawler, no browser that reads ahead, no picture elsewhere. */
function isPress(request: Request): boolean {
  const { headers, method } = request;
  if (method !== 'GET' || isFromCrawler(request) || readsAhead(request)) return false;
  const site = headers.get('Sec-Fetch-Site');
  // A browser older than these headers sends none.
  return site === null || (site === 'same-origin' && headers.get('Sec-Fetch-Dest') === 'document');
}

/** Adds one to the lead's `whatsappRedirectCount`. */
async function countRedirect({ ledger, outbox, now }: WriteServices, id: string): Promise<void> {
  const counted = await ledger.change(
    id,
    ({ kind, fields }) =>
      success(
        kind === 'lead'
          ? {
              fields: {
                whatsappRedirectCount: (fields.whatsappRedirectCount ?? 0) + 1,
                lastActivityTimestamp: now().toISOString(),
              },
            }
          : {},
      ),
    { by: 'visitor' },
  );
  if (counted.ok && counted.value.changed) await outbox.attempt(id);
}
