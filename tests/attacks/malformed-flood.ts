import fc from 'fast-check';
import { CONSENT_PROOF_COOKIE } from '../../src/web/api/consent-proof.ts';
import { LONGEST_HEADERS } from '../../src/web/middleware/request-lengths.ts';
import {
  BODIES,
  CONTENT_TYPES,
  INHERITED,
  PATHS,
  QUERIES,
  STRINGS,
  VALUES,
} from '../worker/hostile/corpus.ts';
import type { FloodTarget } from './flood-targets.ts';
import { ownNetwork } from './honest-visitors.ts';
import type { RawRequest } from './raw-request.ts';

/** Stands in every body, and in no answer that refuses it. */
export const TRACE = 'a-trace-of-the-flood';

export interface MalformedRequest extends RawRequest {
  /** Names its fault. */
  readonly kind: string;
}

type Change = Partial<RawRequest>;
type Changes = (target: FloodTarget) => fc.Arbitrary<Change>;

const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };
const MULTIPART_TYPE = { 'Content-Type': 'multipart/form-data; boundary=x' };

/** At the limits of a path, a field, a cookie, a query and a body, and far above. */
const lengths = fc.constantFrom(257, 513, 2_049, 4_097, 8_193, 16_385, 33_000, 60_000);
const letters = lengths.map((length) => 'a'.repeat(length));
const strings = fc.constantFrom(...STRINGS);
const names = fc.constantFrom(...INHERITED);
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());
/** A header takes bytes; other letters become question marks, as browsers send them. */
const asHeader = (text: string): string => text.replaceAll(/[^ -~\u0080-\u00ff]/g, '?');
const json = (body: unknown): Change => ({ body: JSON.stringify(body), headers: JSON_TYPE });
const form = (pairs: readonly (readonly [string, string])[], type = FORM_TYPE): Change => ({
  body: pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&'),
  headers: type,
});
const traced = ({ body }: FloodTarget) => ({ ...body, trace: TRACE });
const withQuery = ({ path }: FloodTarget, query: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${query}`;
const cookies = (value: string): Change => ({ headers: { Cookie: asHeader(value) } });

const fieldsOf = (target: FloodTarget) => fc.constantFrom('unknown', ...Object.keys(target.body));
const many = (count: number, one: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => one(at)).join('&');
const counts = fc.constantFrom(200, 3_000);

const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
/** Bodies of several parts that no browser sends. */
const MULTIPARTS: readonly string[] = [
  '--x',
  '--x--',
  `${part('mobileNumber', TRACE)}--y--`,
  `${part('__proto__', TRACE)}--x--`,
  `${part('mobileNumber', TRACE).slice(0, -20)}`,
  '--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--',
  '--x\r\nContent-Disposition: form-data; name="a"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\na\r\n--x--',
  `--x\r\n${'X: a\r\n'.repeat(2_000)}\r\na\r\n--x--`,
  part('a', '1').repeat(400),
];

const BROKEN_BYTES = [
  [0xff, 0xfe],
  [0x22, 0xc0, 0xaf, 0x22],
  [0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d],
  [0xf4, 0x90, 0x80, 0x80],
].map((bytes) => Uint8Array.from(bytes));

const TOKENS = ['', 'a', 'null', '.', '...', `${'a.'.repeat(900)}a`, '%00', 'eyJhbGciOiJub25lIn0.e30.'];

const deep = (depth: number): string => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;

const KINDS: Readonly<Record<string, Changes>> = {
  'a wrong method': (target) =>
    fc
      .constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'PURGE', 'SEARCH')
      .map((method) => ({ method, ...(method === 'GET' ? {} : json(target.body)) })),
  'a body of GET or HEAD': (target) =>
    fc.constantFrom('GET', 'HEAD').map((method) => ({ ...json(traced(target)), method })),
  'a broken body': () =>
    fc
      .tuple(fc.constantFrom(...BODIES), fc.constantFrom(...CONTENT_TYPES))
      .map(([body, type]) => ({ body, headers: { 'Content-Type': type } })),
  'a body that is cut': (target) =>
    fc
      .nat(40)
      .map((cut) => ({ body: JSON.stringify(traced(target)).slice(0, -1 - cut), headers: JSON_TYPE })),
  'a deep body': (target) =>
    fc.constantFrom(100, 5_000, 15_000).map((depth) => ({
      body: `${JSON.stringify(traced(target)).slice(0, -1)},"deep":${deep(depth)}}`,
      headers: JSON_TYPE,
    })),
  'a wrong type of content': (target) =>
    fc.constantFrom(...CONTENT_TYPES, 'application/json,text/html', 'multipart/form-data').map((type) => ({
      body: JSON.stringify(traced(target)),
      headers: { 'Content-Type': type },
    })),
  'a wrong value of a field': (target) =>
    fc
      .tuple(fieldsOf(target), fc.oneof(strings, fc.constantFrom(...VALUES)))
      .map(([name, value]) => json({ ...traced(target), [name]: value })),
  'a wrong value of a form': (target) =>
    fc
      .tuple(fieldsOf(target), strings)
      .map(([name, value]) => form([...Object.keys(target.body), name].map((field) => [field, value]))),
  'an overlong field': (target) =>
    fc
      .tuple(fieldsOf(target), letters, fc.boolean())
      .map(([name, value, isForm]) =>
        isForm ? form([[name, value]]) : json({ ...traced(target), [name]: value }),
      ),
  'thousands of fields': () =>
    fc.tuple(counts, fc.boolean()).map(([count, isForm]) => ({
      body: isForm
        ? many(count, (at) => `f${at}=1`)
        : `{${many(count, (at) => `"f${at}":1`).replaceAll('&', ',')}}`,
      headers: isForm ? FORM_TYPE : JSON_TYPE,
    })),
  'a name that every object has': (target) =>
    fc
      .tuple(names, fc.constantFrom<'json' | 'form' | 'query' | 'path'>('json', 'form', 'query', 'path'))
      .map(([name, where]) => {
        if (where === 'query') return { path: withQuery(target, `${name}=1&city=${name}&status=${name}`) };
        if (where === 'path') return { path: `${target.path}/${name}` };
        if (where === 'form') return form([...Object.keys(target.body), name].map((field) => [field, name]));
        const inner = `{"polluted":"${TRACE}"}`;
        return {
          body: `${JSON.stringify(traced(target)).slice(0, -1)},"${name}":${inner}}`,
          headers: JSON_TYPE,
        };
      }),
  'a broken multipart body': () =>
    fc.tuple(fc.constantFrom(...MULTIPARTS), fc.boolean()).map(([body, hasBoundary]) => ({
      body,
      headers: hasBoundary ? MULTIPART_TYPE : { 'Content-Type': 'multipart/form-data' },
    })),
  'bytes that are no letters': () =>
    fc
      .tuple(fc.constantFrom(...BROKEN_BYTES), fc.constantFrom(JSON_TYPE, FORM_TYPE, MULTIPART_TYPE))
      .map(([body, headers]) => ({ body, headers })),
  'an odd path': (target) =>
    fc
      .oneof(
        fc.constantFrom(...PATHS),
        fc
          .constantFrom('%C0%AF', '%ED%A0%80', '\u00ff\u00fe', '%', '%00', '%0D%0Aa', '//', ';a=b')
          .map((end) => `${target.path}/${end}`),
      )
      .map((path) => ({ method: 'GET', path })),
  'an overlong path': (target) => letters.map((text) => ({ path: `${target.path}/${text}` })),
  'an odd query': (target) =>
    fc.constantFrom(...QUERIES).map((query) => ({ path: withQuery(target, query) })),
  'an overlong query': (target) =>
    fc
      .oneof(
        letters.map((text) => `q=${text}`),
        counts.map((count) => many(count, (at) => `p${at}=1`)),
      )
      .map((query) => ({ path: withQuery(target, query) })),
  'an odd or overlong header': () =>
    fc
      .tuple(fc.constantFrom(...LONGEST_HEADERS.map(([name]) => name)), fc.oneof(strings, letters))
      .map(([name, value]) => ({ headers: { [name]: asHeader(value) } })),
  'odd cookies': () =>
    fc
      .oneof(
        letters.map((text) => `__Host-visit=${text}`),
        counts.map((count) => many(count, (at) => `c${at}=1`).replaceAll('&', '; ')),
        fc
          .tuple(fc.constantFrom('city', 'car', 'visit', 'spin', 'session', 'seen', 'fields'), strings)
          .map(([name, value]) => `__Host-${name}=${value}; ${name}=${value}`),
      )
      .map(cookies),
  'a wrong token': (target) =>
    fc
      .constantFrom(...TOKENS)
      .chain((token) =>
        fc.constantFrom<Change>(
          { ...json(traced(target)), ...cookies(`__Secure-record=${token}`) },
          { ...json(traced(target)), ...cookies(`admin=${token}`) },
          { path: withQuery(target, `token=${encoded(token)}`), method: 'GET' },
        ),
      ),
  'a broken consent': (target) =>
    fc
      .tuple(strings, fc.constantFrom(...TOKENS, 'all.a.1.b', `all.${'a'.repeat(3_000)}.1.b`))
      .map(([choice, proof]) => ({
        ...json(traced(target)),
        ...cookies(`__Host-consent=${choice}; ${CONSENT_PROOF_COOKIE}=${proof}`),
      })),
};

const malformed = (targets: readonly FloodTarget[], origin: string): fc.Arbitrary<MalformedRequest> =>
  fc.tuple(fc.constantFrom(...targets), fc.constantFrom(...Object.keys(KINDS))).chain(([target, kind]) =>
    (KINDS[kind]?.(target) ?? fc.constant<Change>({})).map((change) => ({
      kind,
      method: change.method ?? (change.body === undefined ? 'GET' : target.method),
      path: change.path ?? target.path,
      body: change.body,
      headers: { Origin: origin, ...target.headers, ...change.headers },
    })),
  );

interface Flood {
  readonly targets: readonly FloodTarget[];
  readonly origin: string;
  readonly count: number;
}

const BATCH = 500;
const SEED = 20_261_126;
/** So many of a hundred come from one address, whose limits refuse most of them. */
const FROM_ONE_ADDRESS = 10;

/** The same requests in every run, made in batches because their bodies are long. */
export function* malformedFlood({ targets, origin, count }: Flood): Generator<MalformedRequest> {
  const requests = malformed(targets, origin);
  for (let made = 0; made < count; made += BATCH) {
    const numRuns = Math.min(BATCH, count - made);
    for (const [at, one] of fc.sample(requests, { numRuns, seed: SEED + made }).entries()) {
      const sender = at % 100 < FROM_ONE_ADDRESS ? { 'CF-Connecting-IP': '198.51.100.77' } : ownNetwork();
      yield { ...one, headers: { ...sender, ...one.headers } };
    }
  }
}
