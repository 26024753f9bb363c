import { Hono } from 'hono';
import type { Admin } from '../../../services/admin.ts';
import { errorAnswer } from '../../../web/api/answers.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { slotCities } from '../../slots/contract.ts';
import { operatorOf } from '../auth.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { backupQuery } from '../contract/backup.ts';
import { adminProblem } from './responses.ts';

/** Serves the parts of a backup (decision 017). It only reads, so a backup can end at any moment. */
export const adminBackupApi = (admin: Admin) =>
  new Hono<AppEnvironment>()
    .get('/', async (context) => {
      const [shape, ...boards] = await Promise.all([
        admin.backup.shape(),
        ...slotCities.map((city) => admin.slots.settings(city)),
      ]);
      if (!shape.ok) return adminProblem(context, 'json', adminAddresses.audit, shape.code);
      const settings = boards.flatMap((board) => (board.ok ? [board.value] : []));
      if (settings.length < boards.length)
        return adminProblem(context, 'json', adminAddresses.audit, 'slots_unavailable');
      await admin.audit.add({ by: operatorOf(context), action: 'backup_read', subject: 'data' });
      return context.json({ ...shape.value, boards: settings });
    })
    .get('/:table', async (context) => {
      const query = backupQuery.safeParse(context.req.query());
      if (!query.success) return errorAnswer(context, 400, 'invalid');
      const page = await admin.backup.page(context.req.param('table'), query.data.after);
      return page.ok
        ? context.json(page.value)
        : adminProblem(context, 'json', adminAddresses.audit, page.code);
    });
