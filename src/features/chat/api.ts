import { Hono } from 'hono';
import type { WriteServices } from '../../services/services.ts';
import { readAtMost } from '../../values/bytes.ts';
import { errorAnswer } from '../../web/api/answers.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { takeNotifications } from './take-notifications.ts';

/** The interface sends several notifications in one body of up to 3 MB; a larger one is not its own. */
const LONGEST_WEBHOOK = 3 * 1024 * 1024;

/**
 * `/api/chat/webhook`: the interface's verification and its signed notifications. It repeats what is not answered with
 * success for days, so the answer is 503 only while the ledger is unavailable.
 */
export const chatWebhookApi = ({ chat, ...services }: WriteServices) =>
  new Hono<AppEnvironment>()
    .get('/', (context) => {
      const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = context.req.query();
      if (chat?.answers === undefined) return errorAnswer(context, 404, 'not_found');
      if (mode !== 'subscribe' || challenge === undefined || !chat.answers.isVerifyToken(token))
        return errorAnswer(context, 403, 'forbidden');
      return context.text(challenge.slice(0, 200));
    })
    .post('/', async (context) => {
      if (chat?.answers === undefined) return errorAnswer(context, 404, 'not_found');
      const { body } = context.req.raw;
      const bytes = body === null ? new Uint8Array() : await readAtMost(body, LONGEST_WEBHOOK);
      if (bytes === undefined) return errorAnswer(context, 413, 'too_large');
      const read = await chat.answers.readWebhook(bytes, context.req.header('X-Hub-Signature-256'));
      if (!read.ok)
        return read.code === 'bad_signature'
          ? errorAnswer(context, 403, 'forbidden')
          : context.json({ received: true });
      try {
        await takeNotifications({ ...services, store: chat.store }, read.value);
      } catch {
        services.log.note('chat_not_taken', { messages: read.value.messages.length });
        return errorAnswer(context, 503, 'unavailable');
      }
      return context.json({ received: true });
    });
