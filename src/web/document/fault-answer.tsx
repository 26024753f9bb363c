import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '../../content/brand.ts';
import { chromeText } from '../../content/text/en/chrome.ts';
import { addresses } from '../contract/addresses.ts';
import { contentSecurityPolicy } from './content-policy.ts';
import { fixedHeaders } from './fixed-headers.ts';

const text = chromeText.fault;

/** A few rules of its own: the stylesheet may be what failed. */
const STYLES = `
body{margin:0;border-top:3px solid #b5402b;background:#fffcfa;color:#211814;font:1.0625rem/1.5 "Anek Latin",system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:12vh 1.5rem 3rem}
h1{margin:1.5rem 0 .75rem;font-size:clamp(1.75rem,1.35rem + 1.8vw,2.625rem);line-height:1.08;letter-spacing:-.022em}
p{margin:0;color:#51443d}
.call{display:inline-flex;align-items:center;min-height:3.25rem;margin:1.5rem 0 .5rem;padding:0 1.5rem;border-radius:.625rem;background:#b5402b;color:#fff;font-weight:600;text-decoration:none}
.home{display:inline-flex;align-items:center;min-height:2.75rem;color:#8e2f1f;font-weight:600}
.reference{margin-top:2rem;font-size:.8125rem;color:#6a5d55}
`;

/**
 * What a visitor sees when a page of ours fails to be made: it leans on nothing that other pages are made of, since that may
 * be what failed. It names the way to a person and the reference under which the log knows the fault.
 */
export function faultAnswer(brand: Brand, reference: string): Response {
  const nonce = crypto.randomUUID();
  const html = renderToStaticMarkup(
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${text.title} | ${brand.name}`}</title>
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: STYLES }} />
      </head>
      <body>
        <main>
          <img src="/images/mark.svg" alt="" width={64} height={64} />
          <h1>{text.title}</h1>
          <p>{text.text}</p>
          <p>
            <a className="call" href={`tel:${brand.supportPhoneDial}`}>
              {text.call(brand.supportPhone)}
            </a>
          </p>
          <p>
            <a className="home" href={addresses.home}>
              {chromeText.navigation.home}
            </a>
          </p>
          <p className="reference">{text.reference(reference)}</p>
        </main>
      </body>
    </html>,
  );
  return new Response(`<!DOCTYPE html>${html}`, {
    status: 500,
    headers: {
      ...fixedHeaders,
      'Content-Security-Policy': contentSecurityPolicy(nonce),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}
