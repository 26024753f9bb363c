import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { AppEnvironment } from '../app-environment.ts';
import { findCity } from '../content/cities/all-cities.ts';
import { CITY_COOKIE } from '../middleware/visitor-city.ts';
import type { Services } from '../services.ts';
import { cameFrom } from './came-from.ts';

const YEAR_SECONDS = 31_536_000;

/** Remembers the city a visitor chose and leads back to the page they chose it on; an unknown city changes nothing. */
export const cityApi = ({ siteUrl }: Services) =>
  new Hono<AppEnvironment>().post('/', async (context) => {
    const city = findCity(new URLSearchParams(await context.req.text()).get('city') ?? '');
    if (city) {
      setCookie(context, CITY_COOKIE, city.slug, {
        path: '/',
        maxAge: YEAR_SECONDS,
        httpOnly: true,
        sameSite: 'Lax',
        secure: true,
      });
    }
    return context.redirect(cameFrom(context.req.header('Referer'), siteUrl), 303);
  });
