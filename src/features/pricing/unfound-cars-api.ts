import { Hono } from 'hono';
import type { WriteServices } from '../../services/services.ts';
import { readForm, refuseForm } from '../../web/api/read-form.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { isFromCrawler } from '../banners/index.ts';
import { unfoundCarBody } from './contract.ts';
import { unfoundWords } from './rules/unfound-words.ts';

/** `/api/unfound-cars`: a search that found no car. Its words are counted without their sender; the answer is empty. */
export const unfoundCarsApi = ({
  unfoundCars,
  waitUntil,
}: Pick<WriteServices, 'unfoundCars' | 'waitUntil'>) =>
  new Hono<AppEnvironment>().post('/', async (context) => {
    const form = await readForm(context, unfoundCarBody);
    if (!form.ok) return refuseForm(context, form.fault, addresses.home);
    const words = unfoundWords(form.input.typed);
    if (words !== undefined && !isFromCrawler(context.req.raw)) waitUntil(unfoundCars.count(words));
    return context.body(null, 204);
  });
