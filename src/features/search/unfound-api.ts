import { Hono } from 'hono';
import type { WriteServices } from '../../services/services.ts';
import { readForm, refuseForm } from '../../web/api/read-form.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { isFromCrawler } from '../banners/index.ts';
import { unfoundBody } from './contract.ts';

/** `/api/unfound-searches`: a search that found nothing. Its words are counted without their sender; the answer is empty. */
export const unfoundApi = ({
  unfoundSearches,
  waitUntil,
}: Pick<WriteServices, 'unfoundSearches' | 'waitUntil'>) =>
  new Hono<AppEnvironment>().post('/', async (context) => {
    const form = await readForm(context, unfoundBody);
    if (!form.ok) return refuseForm(context, form.fault, addresses.home);
    if (!isFromCrawler(context.req.raw)) waitUntil(unfoundSearches.count(form.input));
    return context.body(null, 204);
  });
