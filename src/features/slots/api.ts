import { Hono } from 'hono';
import type { WriteServices } from '../../services/services.ts';
import { errorAnswer, feedAnswer } from '../../web/api/answers.ts';
import { isOwnOrigin } from '../../web/api/own-origin.ts';
import { visitorNetwork } from '../../web/api/visitor-network.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { fieldProblems } from '../../web/contract/field-problems.ts';
import { slotsLiveQuery, slotsQuery } from './contract.ts';
import { offeredSlots } from './rules/slot.ts';

/** `GET /?city=&date=` answers the free seats of each slot once. `GET /live?city=` sends them at each change. */
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
      // Browsers let pages of other sites open a WebSocket, so this check must refuse them.
      if (!isOwnOrigin(context, siteUrl)) return errorAnswer(context, 403, 'forbidden');
      // A feed stays open, so one network must not use up all connections of the object.
      const visitor = visitorNetwork(context);
      if (!(await limits.use('feeds', visitor))) return errorAnswer(context, 429, 'too_many_requests');
      const query = slotsLiveQuery.safeParse(context.req.query());
      if (!query.success) return errorAnswer(context, 400, 'invalid', { fields: fieldProblems(query.error) });
      if (context.req.header('Upgrade')?.toLowerCase() !== 'websocket')
        return context.body(null, 426, { Upgrade: 'websocket' });
      return feedAnswer(context, await slots.live(query.data.city, context.req.raw, visitor));
    });
