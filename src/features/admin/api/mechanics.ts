import { Hono } from 'hono';
import type { Admin } from '../../../services/admin.ts';
import { addDays } from '../../../values/india-time.ts';
import { readForm, refuseForm } from '../../../web/api/read-form.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { leaveBody, MOST_LEAVE_DAYS, mechanicBody } from '../../jobs/contract.ts';
import { operatorOf } from '../auth.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { adminDone, adminProblem } from './responses.ts';

export const adminMechanicsApi = (admin: Admin) =>
  new Hono<AppEnvironment>()
    .get('/', async (context) => {
      const found = await admin.mechanics.list();
      return found.ok
        ? context.json({ mechanics: found.value })
        : adminProblem(context, 'json', adminAddresses.mechanics, found.code);
    })
    .post('/', async (context) => {
      const form = await readForm(context, mechanicBody);
      if (!form.ok) return refuseForm(context, form.fault, adminAddresses.mechanics);
      const { active, ...facts } = form.input;
      const saved = await admin.mechanics.save({ ...facts, active: active !== 'no' }, operatorOf(context));
      return saved.ok
        ? adminDone(context, form.channel, adminAddresses.mechanics, 'mechanic_saved')
        : adminProblem(context, form.channel, adminAddresses.mechanics, saved.code);
    })
    .post('/leave', async (context) => {
      const form = await readForm(context, leaveBody);
      if (!form.ok) return refuseForm(context, form.fault, adminAddresses.mechanics);
      const { mechanicId, from, to = from, end } = form.input;
      if (to < from || to > addDays(from, MOST_LEAVE_DAYS))
        return adminProblem(context, form.channel, adminAddresses.mechanics, 'period_invalid');
      const by = operatorOf(context);
      const saved = await (end === 'yes'
        ? admin.mechanics.endLeave(mechanicId, from, by)
        : admin.mechanics.addLeave(mechanicId, { from, to }, by));
      return saved.ok
        ? adminDone(context, form.channel, adminAddresses.mechanics, 'mechanic_saved')
        : adminProblem(context, form.channel, adminAddresses.mechanics, saved.code);
    });
