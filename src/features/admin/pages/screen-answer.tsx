import type { Context } from 'hono';
import type { ReactNode } from 'react';
import { homeCity } from '../../../content/cities/all-cities.ts';
import { adminText } from '../../../content/text/en/admin.ts';
import type { Admin, WriteServices } from '../../../services/services.ts';
import { addDays, indiaDate } from '../../../values/india-time.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { privateAnswer } from '../../../web/pages/answer-pages.ts';
import type { FrameData } from './AdminFrame.tsx';
import { adminPage } from './sign-in.tsx';

/** A screen of the desk as an answer: rendered for this request only, kept nowhere, listed nowhere. */
export function screenAnswer(
  request: Context<AppEnvironment>,
  services: WriteServices,
  screen: { readonly title: string; readonly content: ReactNode; readonly status?: number },
): Response {
  const metadata = {
    title: `${screen.title} | ${services.brand.name}`,
    description: adminText.signIn.description,
    keywords: ['desk'],
    image: '/images/share/home.png',
    canonicalPath: addresses.admin,
    robots: 'noindex, nofollow',
  };
  return privateAnswer(
    request.req.url,
    { services, entry: adminPage, city: homeCity, status: screen.status ?? 200 },
    { metadata, render: () => screen.content },
  );
}

/** What every screen shows besides its own; a ledger that can't be read leaves its figures out. */
export async function frameOf(
  request: Context<AppEnvironment>,
  services: WriteServices,
  admin: Admin,
): Promise<FrameData> {
  const now = services.now();
  const [account, week] = await Promise.all([
    admin.deliveries.backlog(),
    admin.summary({ today: indiaDate(now), days: 7 }),
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
export const weekBefore = async (services: WriteServices, admin: Admin) => {
  const before = await admin.summary({ today: addDays(indiaDate(services.now()), -7), days: 7 });
  return before.ok ? before.value : undefined;
};
