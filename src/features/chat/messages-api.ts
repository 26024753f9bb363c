import { Hono } from 'hono';
import type { Admin } from '../../services/admin.ts';
import type { WriteServices } from '../../services/services.ts';
import { readForm, refuseForm } from '../../web/api/read-form.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { adminDone, adminProblem, operatorOf } from '../admin/index.ts';
import { messagesAddress } from './contract.ts';
import { messageSwitchBody, messageTestBody } from './operator-bodies.ts';
import { isNoticeKind } from './rules/message-kinds.ts';
import { sendTest } from './send-test.ts';

/** Tests are paid messages, and a mistyped number is a stranger's. */
const TESTS_IN_AN_HOUR = 10;

/** `/api/admin/messages`: the switch of each message, and a test of its template. */
export const messagesApi = ({ chat }: WriteServices, { audit, messageSwitches }: Admin) =>
  new Hono<AppEnvironment>()
    .post('/:kind/switch', async (context) => {
      const form = await readForm(context, messageSwitchBody);
      if (!form.ok) return refuseForm(context, form.fault, messagesAddress);
      const { channel, input } = form;
      const kind = context.req.param('kind');
      if (!isNoticeKind(kind)) return adminProblem(context, channel, messagesAddress, 'not_found');
      const turned = await messageSwitches.turn(kind, input.state, operatorOf(context));
      return turned.ok
        ? adminDone(context, channel, messagesAddress, `message_${input.state}`)
        : adminProblem(context, channel, messagesAddress, turned.code);
    })
    .post('/test', async (context) => {
      const form = await readForm(context, messageTestBody);
      if (!form.ok) return refuseForm(context, form.fault, messagesAddress);
      const { channel, input } = form;
      if (chat === undefined) return adminProblem(context, channel, messagesAddress, 'chat_off');
      const { kind, language, mobileNumber } = input;
      const line = { by: operatorOf(context), action: 'message_tested', subject: kind };
      const counted = await audit.addUpTo(TESTS_IN_AN_HOUR, line);
      if (!counted.ok) return adminProblem(context, channel, messagesAddress, counted.code);
      if (!counted.value) return adminProblem(context, channel, messagesAddress, 'too_many_tests');
      const sent = await sendTest(chat, mobileNumber, kind, language);
      return sent.ok
        ? adminDone(context, channel, messagesAddress, 'message_tested')
        : adminProblem(context, channel, messagesAddress, sent.code);
    });
