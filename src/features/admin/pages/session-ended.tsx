import type { Context } from 'hono';
import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { adminText } from '../../../content/text/admin.ts';
import type { WriteServices } from '../../../services/services.ts';
import { channelOf } from '../../../web/api/read-form.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { SignedOut } from './SignIn.tsx';
import { screenAnswer } from './screen.tsx';

const text = adminText.sessionEnded;

/** No field of the admin accepts more letters, so a longer one was not typed in its forms. */
const LONGEST_FIELD = 4000;

/**
 * Answers an operator's form that came after its session had ended with the same form, 401. The operator signs in beside
 * it and sends it again, so that a booking typed during a call is not lost. A form with a file leads to the sign-in,
 * because no page can put a file into a form again. Undefined for any other request: a form of another site, or one with
 * a field too long, could hold values that the operator never typed.
 */
export async function askToSendAgain(
  request: Context<AppEnvironment>,
  services: WriteServices,
): Promise<Response | undefined> {
  const { req } = request;
  if (req.method !== 'POST' || req.header('Origin') !== services.siteUrl) return undefined;
  if (req.header('Content-Type')?.startsWith('multipart/form-data'))
    return request.redirect(addresses.admin, 303);
  if (channelOf(request) !== 'form') return undefined;
  const { pathname, search } = new URL(req.url);
  const fields = [...new URLSearchParams(await req.text())];
  if (fields.some(([name, value]) => name.length + value.length > LONGEST_FIELD)) return undefined;
  return screenAnswer(request, services, {
    title: text.heading,
    status: 401,
    content: (
      <SignedOut brand={services.brand}>
        <form className="form" method="post" action={`${pathname}${search}`}>
          <h1 className="admin-title">{text.heading}</h1>
          <p>{text.text}</p>
          <ButtonLink href={addresses.admin} target="_blank" rel="noopener" kind="quiet" wide>
            {text.signIn}
          </ButtonLink>
          {fields.map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" wide>
            {text.sendAgain}
          </Button>
        </form>
      </SignedOut>
    ),
  });
}
