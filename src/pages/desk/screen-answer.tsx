import type { Context } from 'hono';
import type { ReactNode } from 'react';
import type { AppEnvironment } from '../../app-environment.ts';
import { homeCity } from '../../content/cities/all-cities.ts';
import { deskText } from '../../content/text/en/desk.ts';
import { addresses } from '../../contract/addresses.ts';
import { htmlAnswer } from '../../document/html-answer.ts';
import { renderPage } from '../../document/render.tsx';
import { addDays, indiaDate } from '../../domain/india-time.ts';
import type { Desk, Services } from '../../services.ts';
import { pageContext } from '../page-context.ts';
import type { FrameData } from './DeskFrame.tsx';
import { deskPage } from './sign-in.tsx';

/** A screen of the desk as an answer: rendered for this request only, kept nowhere, listed nowhere. */
export function screenAnswer(
  request: Context<AppEnvironment>,
  services: Services,
  screen: { readonly title: string; readonly content: ReactNode; readonly status?: number },
): Response {
  const url = new URL(request.req.url);
  const context = pageContext({ services, entry: deskPage, url, city: homeCity, now: services.now() });
  const metadata = {
    title: `${screen.title} | ${services.brand.name}`,
    description: deskText.signIn.description,
    keywords: ['desk'],
    image: '/images/share/home.png',
    canonicalPath: addresses.desk,
    robots: 'noindex, nofollow',
  };
  const rendered = renderPage(deskPage, { metadata, render: () => screen.content }, context);
  return htmlAnswer(rendered, { status: screen.status ?? 200, cacheControl: 'private, no-store' });
}

/** What every screen shows besides its own; a ledger that can't be read leaves its figures out. */
export async function frameOf(
  request: Context<AppEnvironment>,
  services: Services,
  desk: Desk,
): Promise<FrameData> {
  const now = services.now();
  const [account, week] = await Promise.all([
    desk.deliveries.account(),
    desk.summary({ today: indiaDate(now), days: 7 }),
  ]);
  const sum = (of: 'failed' | 'paused' | 'owed') =>
    account.ok ? account.value.reduce((total, target) => total + target[of], 0) : undefined;
  const failed = sum('failed');
  return {
    now,
    failed: failed === undefined ? undefined : failed + (sum('paused') ?? 0),
    owed: sum('owed'),
    week: week.ok ? week.value : undefined,
    done: request.req.query('done'),
    problem: request.req.query('problem') ?? (account.ok && week.ok ? undefined : 'ledger_unavailable'),
  };
}

/** The seven days before the last seven. */
export const weekBefore = async (services: Services, desk: Desk) => {
  const before = await desk.summary({ today: addDays(indiaDate(services.now()), -7), days: 7 });
  return before.ok ? before.value : undefined;
};
