import { Hono } from 'hono';
import type { WriteServices } from '../../services/services.ts';
import { errorAnswer } from '../../web/api/answers.ts';
import { isOwnOrigin } from '../../web/api/body-and-origin.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { fieldProblems } from '../../web/contract/field-problems.ts';
import { slotsLiveQuery, slotsQuery } from './contract.ts';
import { offeredSlots } from './rules/slot.ts';

/** What is left of each slot: `GET /?city=&date=` once, `GET /live?city=` as it changes (design section 4). */
export const slotsApi = ({
  slots,
  now,
  siteUrl,
  limits,
}: Pick<WriteServices, 'slots' | 'now' | 'siteUrl' | 'limits'>) =>
  new Hono<AppEnvironment>()
    .get('/', async (context) => {
      context.header('Cache-Control', 'no-store');
      const query = slotsQuery.safeParse(context.req.query());
      if (!query.success) return errorAnswer(context, 400, 'invalid', { fields: fieldProblems(query.error) });
      const { city, date } = query.data;
      const offered = offeredSlots(date, now());
      if (offered.length === 0) return context.json({ slots: [] });
      const board = await slots.board(city, date);
      if (!board.ok) return errorAnswer(context, 503, 'unavailable');
      return context.json({ slots: board.value.filter(({ id }) => offered.some((slot) => slot.id === id)) });
    })
    .get('/live', async (context) => {
      // A page of another site may open a WebSocket to us: nothing but this check keeps it out.
      if (!isOwnOrigin(context, siteUrl)) return errorAnswer(context, 403, 'forbidden');
      // Each stays open: one address must not take up what the object can hold.
      const address = context.req.header('CF-Connecting-IP') ?? 'unknown';
      if (!(await limits.address(`live ${address}`))) return errorAnswer(context, 429, 'too_many_requests');
      const query = slotsLiveQuery.safeParse(context.req.query());
      if (!query.success) return errorAnswer(context, 400, 'invalid', { fields: fieldProblems(query.error) });
      if (context.req.header('Upgrade')?.toLowerCase() !== 'websocket')
        return context.body(null, 426, { Upgrade: 'websocket' });
      return slots.live(query.data.city, context.req.raw);
    });
