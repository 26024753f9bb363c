import { expect, test } from 'vitest';
import { fillAdmin } from '../browser/filled-admin.ts';
import { operatorOf, PASSPHRASE } from './admin-session.ts';
import { testSite } from './test-site.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const filled = await fillAdmin(site);
const reader = operatorOf(site, `${filled.session}; __Host-admin-language=hi`);

/** Texts and readable attributes of a page, without what stands in another language or in code. */
function readWords(html: string): readonly string[] {
  const body = html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replace(/<(\w+)\b[^>]*\blang="en[^"]*"[^>]*>.*?<\/\1>/gs, '')
    // A picture is chosen by the name of its file.
    .replace(/<select [^>]*name="picture_.*?<\/select>/gs, '')
    .replace(/<article class="bill">.*?<\/article>/s, '');
  const named = [...body.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  const texts = body.replace(/<[^>]*>/g, '\n');
  return [...named, texts].flatMap((text) => text.match(/[A-Za-z][\w'’./:@-]*/g) ?? []);
}

/** Names, ids and addresses of the filled site, as people or programs typed them. */
const TYPED =
  /^(?:Sample|Customer|Swift|Maruti|Ravi|Kumar|Imran|Khan|House|Street|Monsoon|in|Pune|Rain|city|Ready|for|the|rain|Ten|percent|off|FILLED-10|Brake|pads|brake|a|source|nobody|listed|popup|checkout|assistant|direct|on|status|mobileNumber|must|be|unique|Quick|and|clean)$/;
/** Names of things that Hindi writes in Latin letters too, and those of variables. */
const LATIN =
  /^(?:CMS|CSV|GST|GSTIN|HSN|SAC|UPI|QR|MB|px|utm_content|price|book|A|B|C|D|CAR|PH-|Google|Ads|Excel|Sheets|OpenStreetMap|Pahiya|STOP|SMS|WhatsApp|[A-Z]+(?:_[A-Z]+)+)$/;
/** Random ids, references and numbers of bills and bookings. */
const ID = /^(?:[a-f][\da-f]*(?:-[\da-f]{4}){3}-[\da-f]{12}|(?=.*[A-Z0-9])[A-Z\d]{1,6}|CAR\d+|PH?-[A-Z\d]+)$/;

const isEnglish = (word: string): boolean => {
  const bare = word.replace(/[:.,]+$/, '');
  const isId = filled.screens.some(([, path]) => path.split('/').includes(bare));
  return !isId && ![TYPED, LATIN, ID].some((pattern) => pattern.test(bare));
};

test('GET of every screen in Hindi shows no English word', async () => {
  const found: Record<string, readonly string[]> = {};
  for (const [name, path] of filled.screens) {
    const page = await reader.get(path);
    expect(page.status, name).toBe(200);
    const words = readWords(await page.text()).filter(isEnglish);
    if (words.length > 0) found[name] = [...new Set(words)];
  }
  expect(found).toEqual({});
});
