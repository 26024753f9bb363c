import { Hono } from 'hono';
import { deleteCookie } from 'hono/cookie';
import type { WriteServices } from '../../services/services.ts';
import { readForm, refuseForm } from '../../web/api/read-form.ts';
import { refererPath } from '../../web/api/referer.ts';
import { setSiteCookie } from '../../web/api/site-cookie.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { consentBody } from './contract/consent.ts';
import { BROWSER_ID_COOKIE, CLICK_ID_COOKIE } from './rules/click-ids.ts';
import { CONSENT_COOKIE, CONSENT_MAX_AGE_SECONDS } from './rules/consent-choice.ts';

/** What a visitor agrees to. A no also takes back the ad system's cookies that an earlier yes had set. */
export const consentApi = ({ siteUrl }: Pick<WriteServices, 'siteUrl'>) =>
  new Hono<AppEnvironment>().post('/', async (context) => {
    const submission = await readForm(context, consentBody);
    if (!submission.ok) return refuseForm(context, submission.fault, addresses.privacyChoices);
    const { channel, input } = submission;
    setSiteCookie(context, CONSENT_COOKIE, input.choice, {
      maxAgeSeconds: CONSENT_MAX_AGE_SECONDS,
      readable: true,
    });
    if (input.choice === 'none')
      for (const cookie of [BROWSER_ID_COOKIE, CLICK_ID_COOKIE])
        deleteCookie(context, cookie, { path: '/', secure: true });
    if (channel === 'json') return context.json({ choice: input.choice });
    const back = refererPath(context.req.header('Referer'), siteUrl);
    // The page of choices says what was saved; the others just stay where they are.
    return context.redirect(back === addresses.privacyChoices ? `${back}?choice=${input.choice}` : back, 303);
  });
