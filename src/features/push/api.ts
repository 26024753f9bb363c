import { Hono } from 'hono';
import type { Admin } from '../../services/admin.ts';
import type { WriteServices } from '../../services/services.ts';
import { readForm, refuseForm } from '../../web/api/read-form.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { adminDone, adminProblem, operatorOf } from '../admin/index.ts';
import { choiceBody, pressBody, pushAddress, subscriptionBody } from './contract.ts';
import { PUSH_KINDS } from './rules/push-kinds.ts';

/** `/api/admin/notifications`: the devices that ring, what each rings for, and a push that tries one. */
export const pushApi = ({ push }: WriteServices, { pushDevices }: Admin) =>
  new Hono<AppEnvironment>()
    .post('/', async (context) => {
      const form = await readForm(context, subscriptionBody);
      if (!form.ok) return refuseForm(context, form.fault, pushAddress);
      const { endpoint, keys } = form.input.subscription;
      const device = { endpoint, ...keys, kinds: form.input.kinds };
      const added = await pushDevices.add(device, operatorOf(context));
      return added.ok
        ? context.json({ id: added.value }, 201)
        : adminProblem(context, form.channel, pushAddress, added.code);
    })
    .post('/:id', async (context) => {
      const form = await readForm(context, choiceBody);
      if (!form.ok) return refuseForm(context, form.fault, pushAddress);
      const { quietFrom: from, quietTo: to, ...ticked } = form.input;
      const quiet = from === undefined || to === undefined ? null : { from, to };
      const choice = { kinds: PUSH_KINDS.filter((kind) => ticked[kind] !== undefined), quiet };
      const chosen = await pushDevices.choose(context.req.param('id'), choice, operatorOf(context));
      return chosen.ok
        ? adminDone(context, form.channel, pushAddress, 'push_chosen')
        : adminProblem(context, form.channel, pushAddress, chosen.code);
    })
    .post('/:id/remove', async (context) => {
      const form = await readForm(context, pressBody);
      if (!form.ok) return refuseForm(context, form.fault, pushAddress);
      const { channel } = form;
      const removed = await pushDevices.remove(context.req.param('id'), operatorOf(context));
      return removed.ok
        ? adminDone(context, channel, pushAddress, 'push_removed')
        : adminProblem(context, channel, pushAddress, removed.code);
    })
    .post('/:id/test', async (context) => {
      const form = await readForm(context, pressBody);
      if (!form.ok) return refuseForm(context, form.fault, pushAddress);
      const { channel } = form;
      const device = await pushDevices.find(context.req.param('id'));
      if (!device.ok) return adminProblem(context, channel, pushAddress, device.code);
      const answer = await push?.send(device.value, { kind: 'test', path: pushAddress });
      if (answer?.kind === 'taken') return adminDone(context, channel, pushAddress, 'push_tested');
      if (answer?.kind === 'gone') await pushDevices.remove(device.value.id, operatorOf(context));
      return adminProblem(
        context,
        channel,
        pushAddress,
        answer === undefined ? 'push_off' : `push_${answer.kind}`,
      );
    });
