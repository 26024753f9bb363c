import { type Context, Hono } from 'hono';
import { adminCallsText as text } from '../../content/text/admin-calls.ts';
import type { First } from '../../platform/ledger/call-results.ts';
import type { Admin } from '../../services/admin.ts';
import type { WriteServices } from '../../services/services.ts';
import { type Channel, readForm, refuseForm } from '../../web/api/read-form.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import {
  adminAddresses,
  adminDone,
  adminProblem,
  adminSession,
  adminTime,
  operatorOf,
} from '../admin/index.ts';
import { resultBody, takeBody } from './contract.ts';
import { whoIs } from './pages/CallCard.tsx';
import { callList } from './pages/call-screens.tsx';
import { readResult } from './rules/sent-result.ts';

const screen = adminAddresses.calls;

/** `/api/admin/calls`: who calls a person now, and how the call went. A second operator reads who was first. */
export function callsApi(services: WriteServices, admin: Admin) {
  const list = callList(services, admin, adminSession(admin.auth, services.siteUrl));
  const now = () => services.now().getTime();

  const tellFirst = async (
    context: Context<AppEnvironment>,
    channel: Channel,
    code: 'answered' | 'taken',
    { by, at }: First,
    what: string,
  ) => {
    const [who, time] = [whoIs(by, operatorOf(context)), adminTime(at, services.now())];
    const first = code === 'taken' ? text.takenBy(who, time) : text.answeredBy(who, time, what);
    if (channel === 'json') return adminProblem(context, channel, screen, code, { by, at, first });
    return list(context, { text: first, status: 409 });
  };

  return new Hono<AppEnvironment>()
    .post('/take', async (context) => {
      const form = await readForm(context, takeBody);
      if (!form.ok) return refuseForm(context, form.fault, screen);
      const { channel, input } = form;
      const taken = await admin.calls.take(input.mobileNumber, operatorOf(context));
      if (taken.ok) {
        admin.announce();
        return adminDone(context, channel, screen, 'call_taken');
      }
      return taken.code === 'taken' && taken.detail
        ? tellFirst(context, channel, 'taken', taken.detail, '')
        : adminProblem(context, channel, screen, taken.code === 'not_found' ? 'call_gone' : taken.code);
    })
    .post('/result', async (context) => {
      const form = await readForm(context, resultBody);
      if (!form.ok) return refuseForm(context, form.fault, screen);
      const { channel, input } = form;
      const read = readResult(input, now());
      if (!read.ok) return adminProblem(context, channel, screen, read.code);
      const { mobileNumber, version } = input;
      const noted = await admin.calls.note({ mobileNumber, version, ...read.value }, operatorOf(context));
      if (noted.ok) {
        admin.announce();
        return adminDone(context, channel, screen, 'call_noted', { version: noted.value.version });
      }
      const last = noted.code === 'answered' ? noted.detail : undefined;
      return last && last.by !== ''
        ? tellFirst(context, channel, 'answered', last, last.result ? text.notes[last.result] : '')
        : adminProblem(
            context,
            channel,
            screen,
            noted.code === 'ledger_unavailable' ? noted.code : 'call_gone',
          );
    });
}
