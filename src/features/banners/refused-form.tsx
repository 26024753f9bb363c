import type { Context } from 'hono';
import { adminBannersText as text } from '../../content/text/admin-banners.ts';
import type { Admin } from '../../services/admin.ts';
import type { WriteServices } from '../../services/services.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { adminSession, screenParts } from '../admin/index.ts';
import { BannerForm } from './pages/BannerForm.tsx';
import type { FormValues } from './pages/form-values.ts';
import { OneBanner } from './pages/OneBanner.tsx';
import type { Banner, BannerFamilies } from './rules/banner.ts';

interface RefusedForm {
  readonly values: FormValues;
  readonly problem: string;
  /** Undefined for a new banner. */
  readonly banner?: Banner | undefined;
}

/** Answers a refused form with the form itself, 422, so that the operator loses none of its texts. */
export function refusedForm(services: WriteServices, admin: Admin, families: BannerFamilies) {
  const { frame, show } = screenParts(services, admin, adminSession(admin.auth, services.siteUrl));
  return async (context: Context<AppEnvironment>, { values, problem, banner }: RefusedForm) => {
    const frameData = { ...(await frame(context)), problem };
    const screen =
      banner === undefined ? (
        <BannerForm frame={frameData} families={families} values={values} />
      ) : (
        <OneBanner
          frame={frameData}
          banner={banner}
          families={families}
          results={undefined}
          values={values}
        />
      );
    return show(context, banner?.name ?? text.create, screen, 422);
  };
}
