import { Hono } from 'hono';
import { findCity } from '../../content/cities/all-cities.ts';
import type { WriteServices } from '../../services/services.ts';
import { refererPath } from '../../web/api/referer.ts';
import { setSiteCookie } from '../../web/api/site-cookie.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { CITY_COOKIE } from './visitor-city.ts';

const YEAR_SECONDS = 31_536_000;

/** Remembers the city a visitor chose and leads back to the page they chose it on; an unknown city changes nothing. */
export const cityApi = ({ siteUrl }: WriteServices) =>
  new Hono<AppEnvironment>().post('/', async (context) => {
    const city = findCity(new URLSearchParams(await context.req.text()).get('city') ?? '');
    if (city) setSiteCookie(context, CITY_COOKIE, city.slug, { maxAgeSeconds: YEAR_SECONDS });
    return context.redirect(refererPath(context.req.header('Referer'), siteUrl), 303);
  });
