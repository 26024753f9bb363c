/** Hostile input for every field, parameter and body. */

/** Markup that an answer must escape; the number makes each payload findable. */
export const MARKUP = [
  '<script>alert(7001)</script>',
  '"><img src=x onerror=alert(7002)>',
  "'-alert(7003)-'",
  '</script><script>alert(7004)</script>',
  '</title><svg onload=alert(7005)>',
  'javascript:alert(7006)',
  '{{constructor.constructor("alert(7007)")()}}',
  '<!--<script>alert(7008)',
  '\u2028alert(7009)',
] as const;

/** Payloads that an answer contains unescaped. */
export const reflected = (html: string): readonly string[] =>
  MARKUP.filter((payload) => /[<>"]/.test(payload) && html.includes(payload));

/** Text that an attacker wants stored and shown: markup, spreadsheet formulas, lines of a header or of a file. */
export const STORED: readonly string[] = [
  ...MARKUP,
  '=HYPERLINK("http://evil.example","x")',
  "+cmd|' /C calc'!A0",
  '-2+3',
  '@SUM(1+1)',
  'Zoe\r\nATTENDEE:mailto:evil@evil.example',
  'END:VEVENT\r\nBEGIN:VEVENT',
  'Zoe\r\nX-Injected: yes',
  'a, b; c\\n "d"',
];

/** Texts that resemble mobile numbers, none of which is one. */
export const DISGUISED_NUMBERS = [
  '+19000000001',
  '+9190000000011',
  '९०००००००००१',
  '９０００００００１',
  '90000 0000',
  '9e9',
  '0x2186F2801',
  '5000000001',
  '90000000011',
  '9000000001\r\nX-Injected: 1',
  'null',
  'NaN',
] as const;

/** Names that every plain object of JavaScript has. */
export const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'] as const;

export const STRINGS = [
  ...MARKUP,
  ...DISGUISED_NUMBERS,
  ...INHERITED,
  '9000000001\u0000',
  '-9000000001',
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\r\nX-Injected: yes',
  '%0d%0aX-Injected:%20yes',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  "' OR 1=1 --",
  '#{7*7}',
  '\ud800',
  '\u202Egnp.exe',
  '=HYPERLINK("http://evil.example","x")',
  'नमस्ते',
  'é'.repeat(300),
  'x'.repeat(10_000),
] as const;

/** Values of every other type. */
export const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  9_000_000_001,
  [],
  ['9000000001'],
  {},
  { $gt: '' },
  { toString: 'x' },
  { __proto__: { polluted: true } },
  [[[[[[]]]]]],
];

/** Bodies that are invalid as a whole. */
export const BODIES: readonly string[] = [
  '',
  ' ',
  'null',
  '[]',
  '"text"',
  '42',
  '{',
  '{"mobileNumber":',
  '{"a":1}{"b":2}',
  '\u0000',
  '\uFEFF{}',
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  '{"idempotencyKey":"a-key-twice-1","idempotencyKey":"a-key-twice-2"}',
  'a=1&a=2&__proto__[polluted]=1',
  '%E0%A4%A',
  `{"pad":"${'x'.repeat(100_000)}"}`,
];

export const CONTENT_TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-7',
  'application/jsonp',
  '',
] as const;

/** Parameters that no address uses, and known ones with arbitrary values. */
export const QUERIES = [
  ...MARKUP.map((payload) => `utm_source=${encodeURIComponent(payload)}`),
  ...MARKUP.map((payload) => `city=${encodeURIComponent(payload)}&car=${encodeURIComponent(payload)}`),
  ...MARKUP.map((payload) => `problem=${encodeURIComponent(payload)}&for=${encodeURIComponent(payload)}`),
  ...MARKUP.map((payload) => `q=${encodeURIComponent(payload)}&page=${encodeURIComponent(payload)}`),
  'city=jaipur&city=pune&city=delhi',
  'car=maruti-swift-petrol&car=%3Cscript%3E',
  'page=-1',
  'page=99999999999999999999',
  'page=1e9',
  'token=%00',
  `q=${'x'.repeat(5000)}`,
  '%E0%A4%A',
  '__proto__[x]=1&constructor=1',
  '&&&===&',
] as const;

export const PATHS = [
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '//evil.example/x',
  '/\\evil.example',
  '/%00',
  '/%E0%A4%A',
  '/car-service-in-%3Cscript%3Ealert(7001)%3C%2Fscript%3E',
  '/car-service-in-jaipur/%22%3E%3Cimg%20src=x%20onerror=alert(7002)%3E',
  '/blog/%3C%2Fscript%3E%3Cscript%3Ealert(7004)%3C%2Fscript%3E',
  '/car-services/%3Csvg%20onload=alert(1)%3E',
  '/doorstep-services/category/__proto__',
  '/services/constructor',
  '/booking/%00?token=%3Cscript%3E',
  '/order/../../api/admin/records',
  '/api/leads/..%2f..%2fadmin',
  '/api/prices/__proto__/constructor/toString',
  '/api/prices/%3Cscript%3E/x/y',
  '/.git/config',
  '/.env',
  '/wrangler.toml',
  '/index.js',
  `/${'a'.repeat(4000)}`,
  '/car-service-in-jaipur;jsessionid=1',
  '/%252e%252e/',
  '/hasOwnProperty',
  '/toString-car-service-in-jaipur',
] as const;
