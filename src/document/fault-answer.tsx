import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '../content/brand.ts';
import { chromeText } from '../content/text/en/chrome.ts';
import { addresses } from '../contract/addresses.ts';

const text = chromeText.fault;

/**
 * What a visitor sees when a page of ours fails to be made: plain on purpose, since whatever failed may be part of every
 * page. It names the way to a person and the reference under which the log knows the fault.
 */
export function faultAnswer(brand: Brand, reference: string): Response {
  const html = renderToStaticMarkup(
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${text.title} | ${brand.name}`}</title>
      </head>
      <body>
        <main>
          <h1>{text.title}</h1>
          <p>{text.text}</p>
          <p>
            <a href={`tel:${brand.supportPhoneDial}`}>{text.call(brand.supportPhone)}</a>
          </p>
          <p>
            <a href={addresses.home}>{chromeText.navigation.home}</a>
          </p>
          <p>{text.reference(reference)}</p>
        </main>
      </body>
    </html>,
  );
  return new Response(`<!DOCTYPE html>${html}`, {
    status: 500,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
