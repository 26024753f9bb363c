import { Hono } from 'hono';
import type { WriteServices } from '../../services/services.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { isFromCrawler } from '../banners/index.ts';
import { countGesture } from './count-gesture.ts';

/** `/api/steps`: the dialog of Book Now was opened, which no page request tells. The answer is empty. */
export const stepsApi = (services: Pick<WriteServices, 'countSteps' | 'banners' | 'now'>) =>
  new Hono<AppEnvironment>().post('/', (context) => {
    if (!isFromCrawler(context.req.raw)) countGesture(context, services, 'book');
    return context.body(null, 204);
  });
