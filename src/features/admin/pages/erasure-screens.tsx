import { Hono } from 'hono';
import { adminText } from '../../../content/text/en/admin.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { eraseBody } from '../contract/admin.ts';
import { adminAddresses } from '../contract/admin-addresses.ts';
import { ErasureScreen } from './ErasureScreen.tsx';
import type { ScreenParts } from './screen-parts.ts';

/** Deleting a number: the form, and what was deleted. */
export function erasureScreens({ admin, session, frame, show }: ScreenParts) {
  const screens = new Hono<AppEnvironment>();

  screens.get('/', async (request) =>
    show(request, adminText.tabs.erasure, <ErasureScreen frame={await frame(request)} erased={undefined} />),
  );

  // Answered in place, not by a redirect: what is still to be deleted elsewhere is said once and kept nowhere.
  screens.post('/', session.guard, async (request) => {
    const refuse = (problem: string) => request.redirect(`${adminAddresses.erasure}?problem=${problem}`, 303);
    const sent = eraseBody.safeParse(Object.fromEntries(new URLSearchParams(await request.req.text())));
    if (!sent.success) return refuse('invalid');
    const { mobileNumber, again } = sent.data;
    if (mobileNumber !== again) return refuse('numbers_differ');
    if (!(await session.hasExported(request, mobileNumber))) return refuse('export_first');
    const erased = await admin.erasure.eraseNumber(mobileNumber, 'operator');
    if (!erased.ok) return refuse(erased.code);
    return show(
      request,
      adminText.tabs.erasure,
      <ErasureScreen frame={await frame(request)} erased={erased.value} />,
    );
  });

  return screens;
}
