import type { ErrorHandler } from 'hono';
import { html, raw } from 'hono/html';
import type { Brand } from '../../content/brand.ts';
import { chromeText } from '../../content/text/chrome.ts';
import type { Services } from '../../services/page-services.ts';
import { errorAnswer } from '../api/answers.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { addresses, endpoints } from '../contract/addresses.ts';
import { englishPath } from '../contract/hindi-pages.ts';
import { locale } from '../contract/locale.ts';
import { fixedHeaders } from '../middleware/security-headers.ts';
import { contentSecurityPolicy } from './content-policy.ts';

const text = chromeText.fault;

/** The page brings its own rules, because the stylesheet may have failed. */
const STYLES = `
body{margin:0;border-top:3px solid #b5402b;background:#fffcfa;color:#211814;font:1.0625rem/1.5 "Anek Latin",system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:12vh 1.5rem 3rem}
h1{margin:1.5rem 0 .75rem;font-size:clamp(1.75rem,1.35rem + 1.8vw,2.625rem);line-height:1.08;letter-spacing:-.022em}
p{margin:0;color:#51443d}
.call{display:inline-flex;align-items:center;min-height:3.25rem;margin:1.5rem 0 .5rem;padding:0 1.5rem;border-radius:.625rem;background:#b5402b;color:#fff;font-weight:600;text-decoration:none}
.home{display:inline-flex;align-items:center;min-height:2.75rem;color:#8e2f1f;font-weight:600}
.reference{margin-top:2rem;font-size:.8125rem;color:#6a5d55}
@media (prefers-color-scheme:dark){
body{border-color:#e27d65;background:#17110f;color:#f7f0ea}
p,.reference{color:#d6c9bf}
.call{background:#e27d65;color:#241b18}
.home{color:#f4aa98}
}
`;

/**
 * Answers an unexpected error: it logs the error once, and sends a page for a visitor's GET or JSON for any other
 * request.
 */
export const answerFault =
  ({ log, brand }: Pick<Services, 'log' | 'brand'>): ErrorHandler<AppEnvironment> =>
  (error, context) => {
    const reference = context.get('requestId');
    log.fault({ requestId: reference, error });
    const wantsPage =
      context.req.method === 'GET' && !englishPath(context.req.path).startsWith(endpoints.root);
    return wantsPage ? faultPage(brand, reference) : errorAnswer(context, 500, 'internal', { reference });
  };

/**
 * The page for a visitor when rendering fails, or with 503 while prices are out. It uses neither React nor any part of
 * other pages, which may have failed. It shows the phone number and the reference under which the log has the error.
 */
export function faultPage(brand: Brand, reference: string, status: 500 | 503 = 500): Response {
  const nonce = crypto.randomUUID();
  const page = html`<!DOCTYPE html>
<html lang="${locale.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text.title} | ${brand.name}</title>
<style nonce="${nonce}">${raw(STYLES)}</style>
</head>
<body>
<main>
<img src="/images/mark.svg" alt="" width="64" height="64">
<h1>${text.title}</h1>
<p>${text.text}</p>
<p><a class="call" href="tel:${brand.supportPhoneDial}">${text.call(brand.supportPhone)}</a></p>
<p><a class="home" href="${addresses.home}">${chromeText.navigation.home}</a></p>
<p class="reference">${text.reference(reference)}</p>
</main>
</body>
</html>`;
  return new Response(String(page), {
    status,
    headers: {
      ...fixedHeaders,
      'Content-Security-Policy': contentSecurityPolicy(nonce),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}
