import { type ContentPolicy, contentSecurityPolicy } from './content-policy.ts';
import { fixedHeaders } from './fixed-headers.ts';
import { pageHeaders } from './page-headers.ts';
import { fillTemplate, newAnswerValues, type PageTemplate } from './placeholders.ts';

interface HtmlAnswer {
  readonly status?: number;
  readonly policy?: ContentPolicy | undefined;
  readonly cacheControl: string;
  /** Whose line may be quick enough for more (`pageHeaders`). */
  readonly request?: Request;
}

/**
 * A page as an answer: a nonce of its own in its policy and its text, whether rendered now or kept. All headers are
 * given at once: setting them one by one afterwards is what a kept page would spend most of its time on.
 */
export function htmlAnswer(
  page: PageTemplate,
  { status = 200, policy, cacheControl, request }: HtmlAnswer,
): Response {
  const values = newAnswerValues();
  return new Response(fillTemplate(page, values), {
    status,
    headers: {
      ...fixedHeaders,
      ...pageHeaders(request),
      'Cache-Control': cacheControl,
      'Content-Security-Policy': contentSecurityPolicy(values.nonce, policy),
    },
  });
}
