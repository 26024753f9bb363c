import { Hono } from 'hono';
import type { Services } from '../../services/services.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';

/** What the service-request form offers: from the content backend where there is one, else from the repository. */
export const serviceTypesApi = (services: Pick<Services, 'serviceTypes'>) =>
  new Hono<AppEnvironment>().get('/', async (context) => {
    context.header('Cache-Control', 'public, max-age=300');
    return context.json({ serviceTypes: await services.serviceTypes() });
  });
