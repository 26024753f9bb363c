import { Hono } from 'hono';
import type { Admin } from '../../../services/admin.ts';
import { readForm, refuseForm } from '../../../web/api/read-form.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { operatorOf } from '../auth.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { slotBlockBody, slotCapacityBody } from '../contract/schemas.ts';
import { adminDone, adminProblem } from './responses.ts';

const screen = adminAddresses.slots;

export const adminSlotsApi = (admin: Admin) =>
  new Hono<AppEnvironment>()
    .post('/capacity', async (context) => {
      const form = await readForm(context, slotCapacityBody);
      if (!form.ok) return refuseForm(context, form.fault, screen);
      const { city, date = 'default', slot, capacity } = form.input;
      const set = await admin.slots.setCapacity(city, { date, slot, capacity });
      if (!set.ok) return adminProblem(context, form.channel, screen, set.code);
      await admin.audit.add({
        by: operatorOf(context),
        action: 'slot_capacity_set',
        subject: `${city} ${date}`,
        detail: `${slot ?? 'all'}: ${capacity}`,
      });
      return adminDone(context, form.channel, screen, 'capacity_set');
    })
    .post('/block', async (context) => {
      const form = await readForm(context, slotBlockBody);
      if (!form.ok) return refuseForm(context, form.fault, screen);
      const { city, date, slot } = form.input;
      const isBlocked = form.input.blocked === 'yes';
      const set = await admin.slots.setBlocked(city, { date, slot }, isBlocked);
      if (!set.ok) return adminProblem(context, form.channel, screen, set.code);
      const action = isBlocked ? 'date_blocked' : 'date_unblocked';
      await admin.audit.add({ by: operatorOf(context), action, subject: `${city} ${date}`, detail: slot });
      return adminDone(context, form.channel, screen, action);
    });
