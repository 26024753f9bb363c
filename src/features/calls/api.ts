import { type Context, Hono } from 'hono';
import type { First } from '../../platform/ledger/call-results.ts';
import type { Admin } from '../../services/admin.ts';
import type { WriteServices } from '../../services/services.ts';
import { type Channel, readForm, refuseForm } from '../../web/api/read-form.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { adminAddresses, adminDone, adminProblem, operatorOf } from '../admin/index.ts';
import { resultBody, takeBody, undoBody } from './contract.ts';
import type { CallAnswers } from './pages/call-screens.tsx';
import type { CallNote } from './rules/call.ts';
import { readResult } from './rules/sent-result.ts';

const screen = adminAddresses.calls;

/** The answers in the language that the operator of a request reads. */
type AnswersFor = (context: Context<AppEnvironment>) => Promise<CallAnswers | undefined>;

/** `/api/admin/calls`: who calls a person now, and how the call went. A second operator reads who was first. */
export function callsApi(services: WriteServices, admin: Admin, answersFor: AnswersFor) {
  const now = () => services.now().getTime();

  const tellFirst = async (
    context: Context<AppEnvironment>,
    channel: Channel,
    code: 'answered' | 'taken',
    { by, at, result }: First & { readonly result?: CallNote | undefined },
  ) => {
    const answers = await answersFor(context);
    const first = { by, at, result };
    const line = code === 'taken' ? answers?.takenBy(context, first) : answers?.answeredBy(context, first);
    if (channel === 'json' || line === undefined)
      return adminProblem(context, channel, screen, code, { by, at, first: line });
    return answers?.refused(context, line);
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
        ? tellFirst(context, channel, 'taken', taken.detail)
        : adminProblem(context, channel, screen, taken.code === 'not_found' ? 'call_gone' : taken.code);
    })
    .post('/undo', async (context) => {
      const form = await readForm(context, undoBody);
      if (!form.ok) return refuseForm(context, form.fault, screen);
      const { channel, input } = form;
      const undone = await admin.calls.takeBack(input, operatorOf(context));
      if (undone.ok) admin.announce();
      return undone.ok
        ? adminDone(context, channel, screen, 'call_undone', { version: undone.value.version })
        : adminProblem(
            context,
            channel,
            screen,
            undone.code === 'ledger_unavailable' ? undone.code : 'call_not_undone',
          );
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
        ? tellFirst(context, channel, 'answered', last)
        : adminProblem(
            context,
            channel,
            screen,
            noted.code === 'ledger_unavailable' ? noted.code : 'call_gone',
          );
    });
}
