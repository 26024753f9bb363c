import { describe, expect, test } from 'vitest';
import { isCrawler } from '../../../../../../src/features/banners/rules/crawler.ts';

describe('programs and people', () => {
  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'facebookexternalhit/1.1',
    'WhatsApp/2.23.20.0',
    'curl/8.4.0',
    'python-requests/2.31',
    '',
    null,
  ])('%s is a program', (agent) => expect(isCrawler(agent)).toBe(true));

  test.each([
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 13; CUBOT P60) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
  ])('%s is a person', (agent) => expect(isCrawler(agent)).toBe(false));
});
