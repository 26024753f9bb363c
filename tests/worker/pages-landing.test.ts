import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { placeOf, startSite } from './site.ts';
import { testSite } from './test-site.ts';

const site = await testSite();

const page = async (path: string, cf: (typeof placeOf)[keyof typeof placeOf] = placeOf.jaipur) => {
  const response = await site.fetch(path, { cf });
  return { status: response.status, html: await response.text() };
};

const texts = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, text = '']) => text.replace(/<[^>]*>/g, ''));

const graph = (html: string): readonly { '@type': string; offers?: unknown }[] => {
  const [json = ''] = texts(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return JSON.parse(json)['@graph'];
};

describe('GET of one page of each family', () => {
  test.each([
    ['/', '/'],
    ['/car-service-in-jaipur', '/car-service-in-jaipur'],
    ['/car-service-in-mumbai', '/car-service-in-mumbai'],
    ['/car-service-in-jaipur/malviya-nagar', '/car-service-in-jaipur/malviya-nagar'],
    ['/car-service-in-delhi/connaught-place', '/car-service-in-delhi/connaught-place'],
    ['/maruti-car-service-in-jaipur', '/maruti-car-service-in-jaipur'],
    ['/jaguar-car-service-in-chennai', '/jaguar-car-service-in-chennai'],
    ['/car-repair-service-in-pune', '/car-repair-service-in-pune'],
    ['/car-ac-service-in-jaipur', '/car-ac-service-in-jaipur'],
    ['/emergency-car-repair-jaipur', '/emergency-car-repair-jaipur'],
    ['/honda-car-service-in-jodhpur', '/honda-car-service-in-jodhpur'],
    ['/car-ac-repair-udaipur', '/car-ac-repair-udaipur'],
    ['/car-service-near-me', '/car-service-near-me'],
    ['/car-service-near-me-guide', '/car-service-near-me-guide'],
    ['/city/jaipur', '/city/jaipur'],
    ['/car-services/maruti-wagon-r', '/car-services/maruti-wagon-r'],
    ['/0badc0de', '/car-service-in-jaipur'],
  ])('%s answers a whole page whose canonical address is %s', async (path, canonical) => {
    const { status, html } = await page(path);
    expect(status).toBe(200);
    expect(texts(html, /<title>(.*?)<\/title>/g)).toHaveLength(1);
    expect(texts(html, /<h1[^>]*>([\s\S]*?)<\/h1>/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="${site.origin}${canonical}"/>`);
    expect(html).not.toMatch(/ style="/);
    const [description = ''] = texts(html, /<meta name="description" content="(.*?)"/g);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(170);
    const types = graph(html).map((node) => node['@type']);
    expect(types).toContain('AutoRepair');
    expect(types).toContain('FAQPage');
  });

  test('the list prices of the table follow the list price of a chosen car', async () => {
    const { html } = await page('/car-service-in-jaipur');
    const followed = texts(html, /<s data-follows="([^"]*)"/g);
    expect(followed).toEqual([
      'basic.listPrice',
      'express.listPrice',
      'dentPaint.listPrice',
      'fullBodyPaint.listPrice',
    ]);
  });

  test('the structured questions are those of the page, word for word', async () => {
    const { html } = await page('/car-service-in-jaipur');
    const faqs = graph(html).find((node) => node['@type'] === 'FAQPage') as unknown as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    const plain = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/&#x27;/g, "'");
    for (const { name, acceptedAnswer } of faqs.mainEntity) {
      expect(plain).toContain(name);
      expect(plain).toContain(acceptedAnswer.text);
    }
  });
});

describe('GET with a car', () => {
  test('/car-service-in-jaipur?car= shows the struck list price and the price of that car', async () => {
    const prices = await (await site.fetch('/api/prices/tata/nexon/diesel')).json();
    const { discountedExpressPrice, expressServicePrice } = prices as Record<string, number>;
    const { html } = await page('/car-service-in-jaipur?car=tata-nexon-diesel');
    expect(expressServicePrice).toBe((discountedExpressPrice ?? 0) + 500);
    expect(html).toContain('All prices,');
    expect(html).toContain('Tata Nexon diesel');
    const rupees = (amount = 0) => `₹${amount.toLocaleString('en-IN')}`;
    const table = html.slice(html.indexOf('<table'), html.indexOf('</table>'));
    const row = /Express service[\s\S]*?<\/tr>/.exec(table)?.[0] ?? '';
    expect(row).toMatch(new RegExp(`<s [^>]*>.*${rupees(expressServicePrice)}.*</s>`));
    expect(row.replace(/<s [\s\S]*?<\/s>/, '')).toContain(rupees(discountedExpressPrice));
  });

  test.each([
    ['/?car=tata-nexon-diesel', 'Tata Nexon'],
    ['/?manufacturer=Maruti&model=Wagon+R', 'Maruti Wagon R'],
    ['/?manufacturer=maruti&model=swift&fuel=cng', 'Maruti Swift'],
  ])('%s shows %s without JavaScript', async (path, car) => {
    expect(texts((await page(path)).html, /<b class="car-name">(.*?)<\/b>/g)).toEqual([car]);
  });

  test('/?manufacturer=hyundai asks for the model without JavaScript, in open lists', async () => {
    const { html } = await page('/?manufacturer=hyundai');
    expect(texts(html, /<b class="car-name">(.*?)<\/b>/g)).toEqual([]);
    const [card = ''] = /<details[^>]* open[\s\S]*?<\/details>/.exec(html) ?? [];
    expect(card).toContain('Which car do you drive?');
    expect(card).toMatch(/<option value="Hyundai"[^>]* selected/);
    expect(texts(card, /<option[^>]*>([^<]*)/g)).toContain('Creta');
  });

  test("a manufacturer's page offers only that manufacturer's models", async () => {
    const { html } = await page('/hyundai-car-service-in-delhi?car=maruti-swift-petrol');
    const models = texts(html, /<option[^>]*>([^<]*)/g);
    expect(models).toContain('Verna');
    expect(models).not.toContain('Swift');
    expect(models).not.toContain('Maruti');
    expect(texts(html, /<span data-follows="car">(.*?)<\/span>/g)).toEqual(['Hyundai Verna petrol']);
  });

  test('a car that is not in the sheet is 404, another letter case leads to the address as written', async () => {
    expect((await page('/car-services/maruti-flying-carpet')).status).toBe(404);
    const response = await site.fetch('/car-services/Maruti-Swift');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/car-services/maruti-swift');
  });
});

describe('GET /', () => {
  test('names the city of the visitor', async () => {
    expect((await page('/', placeOf.pune)).html).toContain('anywhere in Pune');
    expect((await page('/')).html).toContain('anywhere in Jaipur');
  });

  test("names the city of ?city= instead of the visitor's own", async () => {
    expect((await page('/?city=pune')).html).toContain('anywhere in Pune');
  });

  test('contains a form that creates a lead without JavaScript', async () => {
    const { html } = await page('/');
    const [, key = ''] = /name="idempotencyKey" value="([^"]+-band)"/.exec(html) ?? [];
    const response = await site.postForm('/api/leads', { mobileNumber: '9000000077', idempotencyKey: key });
    expect(response.status).toBe(303);
    expect(await site.rows('SELECT id FROM records WHERE mobile_number = ?', '9000000077')).toHaveLength(1);
  });
});

test.each(['/car-service-in-atlantis', '/car-service-in-jaipur/atlantis', '/wheelio-car-service-in-jaipur'])(
  'GET %s, with an unknown name, answers 404',
  async (path) => {
    expect((await page(path)).status).toBe(404);
  },
);

test.each(['/car-services/maruti-swift', '/hi/car-services/maruti-swift'])(
  'GET %s answers 503 with the way to book by phone while the sheet is out and no copy exists',
  async (path) => {
    const without = await startSite({
      variables: { PRICE_SHEET_URL: 'https://sheet.example/prices.csv' },
      overrides: { outboundService: async () => new Response('', { status: 500 }) as never },
    });
    try {
      const answer = await without.fetch(path);
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
      expect(await answer.text()).toMatch(/<a class="call" href="tel:\+91\d+"/);
      expect((await without.fetch('/no-such-page')).status).toBe(404);
    } finally {
      await without.stop();
    }
  },
);

describe('while the price sheet is slow', () => {
  test.each(['/', '/car-service-in-jaipur?car=tata-nexon-diesel', '/maruti-car-service-in-pune'])(
    'GET %s sends its heading at once and its prices when they are there',
    async (path) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const sheet = readFileSync('public/price-sheet.csv', 'utf8');
      const slow = await startSite({
        variables: { PRICE_SHEET_URL: 'https://sheet.example/prices.csv' },
        overrides: {
          outboundService: async () => {
            await held;
            return new Response(sheet) as never;
          },
        },
      });
      try {
        // The request disables compression: the local platform sends compressed text only when it is complete.
        const headers = { 'Accept-Encoding': 'identity' };
        const reader = (await slow.fetch(path, { headers })).body?.getReader();
        const decoder = new TextDecoder();
        let shell = '';
        while (!shell.includes('<footer')) shell += decoder.decode((await reader?.read())?.value);
        expect(texts(shell, /<h1[^>]*>([\s\S]*?)<\/h1>/g)).toHaveLength(1);
        expect(shell).not.toContain('class="price hero-size"');
        release();
        let rest = '';
        for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
          rest += decoder.decode(part.value);
        expect(rest).toMatch(/class="price hero-size"[^>]*>₹[\d,]+</);
      } finally {
        release();
        await slow.stop();
      }
    },
  );
});
