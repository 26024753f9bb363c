import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { SiteServices } from '../services/services.ts';
import { errorAnswer } from './api/answers.ts';
import type { AppEnvironment } from './app-environment.ts';
import { faultAnswer } from './document/fault-answer.tsx';
import { canonicalHost } from './middleware/host.ts';
import { requestLog } from './middleware/request-log.ts';
import { securityHeaders } from './middleware/security-headers.ts';

/** What every answer goes through, in order, and what becomes of a fault; nothing to answer with yet. */
export function createBaseApp({ log, siteUrl, brand }: SiteServices): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.use(requestId({ limitLength: 64 }));
  app.use(requestLog(log));
  app.use(securityHeaders);
  app.use(canonicalHost(siteUrl));
  app.onError((error, context) => {
    const reference = context.get('requestId');
    log.fault({ requestId: reference, error });
    const wantsPage = context.req.method === 'GET' && !context.req.path.startsWith('/api/');
    return wantsPage ? faultAnswer(brand, reference) : errorAnswer(context, 500, 'internal', { reference });
  });
  return app;
}
