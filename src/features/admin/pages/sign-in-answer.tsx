import type { Context } from 'hono';
import type { WriteServices } from '../../../services/services.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { SignIn, signInText } from './SignIn.tsx';
import { screenAnswer } from './screen.tsx';

/** Answers the sign-in page. Its address is the same in both languages, so the table of Hindi pages lacks it. */
export const signInAnswer = (
  request: Context<AppEnvironment>,
  services: WriteServices,
): Promise<Response> => {
  const query = new URL(request.req.url).searchParams;
  const context = { brand: services.brand, adminExists: services.admin !== undefined, query };
  return screenAnswer(request, services, {
    title: signInText.title,
    content: <SignIn context={context} />,
  });
};
