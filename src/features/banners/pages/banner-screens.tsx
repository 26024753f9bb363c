import { type Context, Hono } from 'hono';
import { cityCalled, homeCity } from '../../../content/cities/all-cities.ts';
import { adminBannersText as text } from '../../../content/text/admin-banners.ts';
import type { Admin } from '../../../services/admin.ts';
import type { WriteServices } from '../../../services/services.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { inHindi } from '../../../web/contract/hindi-pages.ts';
import type { Pages } from '../../../web/pages/answer-pages.ts';
import { type AdminSession, frameWith, screenParts } from '../../admin/index.ts';
import { listQuery, previewQuery } from '../contract.ts';
import { loadResults } from '../load-results.ts';
import type { Banner, BannerFamilies, BannerLanguage } from '../rules/banner.ts';
import { hasRun } from '../rules/change.ts';
import { BannerForm } from './BannerForm.tsx';
import { Banners } from './Banners.tsx';
import { OneBanner } from './OneBanner.tsx';
import { Preview } from './Preview.tsx';
import { instantOf, previewChoice, wouldBeSeen } from './preview-choice.ts';

export type PagesIn = Readonly<Record<BannerLanguage, () => Promise<Pages>>>;

interface BannerSite {
  readonly pagesIn: PagesIn;
  readonly families: BannerFamilies;
}

/** Serves the operator's screens for banners: the list, one banner with its results, and the preview. */
export function bannerScreens(
  services: WriteServices,
  admin: Admin,
  session: AdminSession,
  { pagesIn, families }: BannerSite,
) {
  const screens = new Hono<AppEnvironment>();
  const { frame, show, unread } = screenParts(services, admin, session);
  const all = async (): Promise<readonly Banner[]> => {
    const listed = await admin.banners.list();
    return listed.ok ? listed.value : [];
  };

  screens.use(async (request, next) =>
    (await session.isOpen(request)) ? next() : request.redirect(addresses.admin, 303),
  );

  screens.get('/', async (request) => {
    const { family, language } = listQuery.parse(request.req.query());
    const pages = { family: families.has(family) ? family : 'home', language };
    const [frameData, listed] = await Promise.all([frame(request), admin.banners.list()]);
    return show(
      request,
      text.heading,
      <Banners
        frame={frameWith(frameData, listed)}
        banners={listed.ok ? listed.value : []}
        pages={pages}
        families={families}
      />,
    );
  });

  screens.get('/new', async (request) =>
    show(request, text.create, <BannerForm frame={await frame(request)} families={families} />),
  );

  screens.get('/:id', async (request, next) => {
    const [frameData, listed] = await Promise.all([frame(request), admin.banners.list()]);
    if (!listed.ok) return unread(request, frameData);
    const banner = listed.value.find(({ id }) => id === request.req.param('id'));
    if (banner === undefined) return next();
    const now = services.now().getTime();
    const results = hasRun(banner, now) ? await loadResults(admin, banner, now) : undefined;
    return show(
      request,
      banner.name,
      <OneBanner frame={frameData} banner={banner} families={families} results={results} />,
    );
  });

  /** The banner of a preview and what it shows; undefined for an unknown banner. */
  const previewed = async (request: Context<AppEnvironment>) => {
    const banners = await all();
    const banner = banners.find(({ id }) => id === request.req.param('id'));
    if (banner === undefined) return undefined;
    const choice = previewChoice(previewQuery.parse(request.req.query()), banner, await pagesIn.en());
    const path = choice.language === 'hi' ? inHindi(choice.path) : choice.path;
    const pages = await pagesIn[choice.language]();
    return { banners, banner, choice, path, pages, at: instantOf(choice, services.now()) };
  };

  screens.get('/:id/preview', async (request, next) => {
    const [frameData, shown] = await Promise.all([frame(request), previewed(request)]);
    if (shown === undefined) return next();
    const { banners, banner, choice, path, pages, at } = shown;
    const isSeen = wouldBeSeen(banners, banner, { choice, family: pages.familyOf(path), at });
    return show(
      request,
      text.preview.title,
      <Preview frame={frameData} banner={banner} choice={choice} isSeen={isSeen} />,
      200,
      { frames: ["'self'"] },
    );
  });

  screens.get('/:id/page', async (request, next) => {
    const shown = await previewed(request);
    if (shown === undefined) return next();
    const { choice, path, pages, at } = shown;
    const banner = await admin.banners.withOffers(shown.banner);
    const variant = banner.variants.find(({ id }) => id === choice.variant) ?? banner.variants[0];
    if (variant === undefined) return next();
    const page = await pages.preview(request, {
      path,
      banners: { [banner.position]: { banner, variant } },
      city: (cityCalled(choice.city) ?? homeCity).slug,
      now: at,
    });
    return page ?? request.text(text.preview.notFound, 404);
  });

  return screens;
}
