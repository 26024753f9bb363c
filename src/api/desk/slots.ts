import { Hono } from 'hono';
import type { AppEnvironment } from '../../app-environment.ts';
import { slotBlockBody, slotCapacityBody } from '../../contract/desk.ts';
import { deskAddresses } from '../../contract/desk-addresses.ts';
import type { Desk } from '../../services.ts';
import { readSubmission, refuseSubmission } from '../submission.ts';
import { deskDone, deskProblem } from './desk-answers.ts';

const screen = deskAddresses.slots;

export const deskSlotsApi = (desk: Desk) =>
  new Hono<AppEnvironment>()
    .post('/capacity', async (context) => {
      const submission = await readSubmission(context, slotCapacityBody);
      if (!submission.ok) return refuseSubmission(context, submission.fault, screen);
      const { city, date = 'default', slot, capacity } = submission.input;
      const set = await desk.slots.setCapacity(city, { date, slot, capacity });
      if (!set.ok) return deskProblem(context, submission.channel, screen, set.code);
      await desk.audit.note({
        by: 'operator',
        action: 'slot_capacity_set',
        subject: `${city} ${date}`,
        detail: `${slot ?? 'all'}: ${capacity}`,
      });
      return deskDone(context, submission.channel, screen, 'capacity_set');
    })
    .post('/block', async (context) => {
      const submission = await readSubmission(context, slotBlockBody);
      if (!submission.ok) return refuseSubmission(context, submission.fault, screen);
      const { city, date } = submission.input;
      const isBlocked = submission.input.blocked === 'yes';
      const set = await desk.slots.setBlocked(city, date, isBlocked);
      if (!set.ok) return deskProblem(context, submission.channel, screen, set.code);
      const action = isBlocked ? 'date_blocked' : 'date_unblocked';
      await desk.audit.note({ by: 'operator', action, subject: `${city} ${date}` });
      return deskDone(context, submission.channel, screen, action);
    });
