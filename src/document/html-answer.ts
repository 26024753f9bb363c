import { type ContentPolicy, contentSecurityPolicy } from './content-policy.ts';
import { fillMarks, newAnswerValues } from './marks.ts';

const HTML = 'text/html; charset=utf-8';

/** A page as an answer: a nonce of its own in its policy and its text, whether rendered now or kept. */
export function htmlAnswer(
  pieces: readonly string[],
  {
    status = 200,
    policy,
    cacheControl,
  }: { status?: number; policy?: ContentPolicy | undefined; cacheControl: string },
): Response {
  const values = newAnswerValues();
  return new Response(fillMarks(pieces, values), {
    status,
    headers: {
      'Content-Type': HTML,
      'Content-Language': 'en-IN',
      'Cache-Control': cacheControl,
      'Content-Security-Policy': contentSecurityPolicy(values.nonce, policy),
    },
  });
}
