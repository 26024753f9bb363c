import { floodTargets } from '../attacks/flood-targets.ts';
import { type MalformedRequest, malformedFlood } from '../attacks/malformed-flood.ts';
import { type RawRequest, sendRaw } from '../attacks/raw-request.ts';
import { freePort } from '../free-port.ts';
import { loadPageTable } from '../page-table.ts';
import { PASSPHRASE } from '../worker/admin-session.ts';
import { startSite } from '../worker/site.ts';
import type { Line, Part } from './report.ts';

const COUNT = 10_000;
const SLOW_MS = 400;
/** A health check follows every tenth request: the share of the time that the machine itself takes. */
const CHECK_EVERY = 10;
const REPEATS = 3;
const HEALTH_CHECK: RawRequest = { method: 'GET', path: '/healthz', headers: {} };

interface Answered {
  readonly name: string;
  /** 101 where a live feed was opened. */
  readonly status: number;
  readonly milliseconds: number;
}

/**
 * Sends 10,000 malformed and oversized requests to all addresses, one after the other. A slow one is sent again: what is
 * slow by itself stays slow, and what waited for the machine does not.
 */
export async function flood(): Promise<Part> {
  const site = await startSite({
    sendsAll: true,
    port: await freePort(),
    variables: { ADMIN_PASSPHRASE: PASSPHRASE },
  });
  const timed = async (name: string, request: RawRequest): Promise<Answered> => {
    const began = performance.now();
    const answer = await sendRaw(site.origin, request);
    await answer?.arrayBuffer();
    return { name, status: answer?.status ?? 101, milliseconds: performance.now() - began };
  };
  try {
    const targets = await floodTargets(await loadPageTable());
    // The first request of each address loads its code.
    for (const { path, headers } of targets) await timed(path, { method: 'GET', path, headers });
    const answered: Answered[] = [];
    const checks: Answered[] = [];
    const slow: string[] = [];
    const faults: string[] = [];
    for (const request of malformedFlood({ targets, origin: site.origin, count: COUNT })) {
      const answer = await timed(request.kind, request);
      answered.push(answer);
      if (answered.length % CHECK_EVERY === 0) checks.push(await timed('/healthz', HEALTH_CHECK));
      if (answer.status >= 500) faults.push(`${answer.status}: ${described(request)}`);
      if (answer.milliseconds <= SLOW_MS) continue;
      const again: number[] = [];
      for (let time = 0; time < REPEATS; time += 1)
        again.push((await timed(request.kind, request)).milliseconds);
      if (Math.min(...again) > SLOW_MS)
        slow.push(`${Math.round(Math.min(...again))} ms: ${described(request)}`);
    }
    return partOf({ targets: targets.length, answered, checks, slow, faults });
  } finally {
    await site.stop();
  }
}

const described = ({ kind, method, path }: MalformedRequest): string =>
  `${kind}, ${method} ${path.slice(0, 120)}`;

interface Results {
  readonly targets: number;
  readonly answered: readonly Answered[];
  readonly checks: readonly Answered[];
  readonly slow: readonly string[];
  readonly faults: readonly string[];
}

function partOf({ targets, answered, checks, slow, faults }: Results): Part {
  const by = (name: string, chosen: (one: Answered) => string): readonly Line[] =>
    [...Map.groupBy(answered, chosen)]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([value, group]) => lineOf(`${name}${value}`, group));
  return {
    title: 'Malformed and oversized requests',
    note: `${COUNT} to ${targets} addresses, the same in every run, one after the other. After each tenth follows a health check. "Slow by itself" counts those over ${SLOW_MS} ms whose ${REPEATS} repeats were over it too.`,
    lines: [
      lineOf('all', answered, slow.length),
      lineOf('/healthz', checks),
      ...by('status ', ({ status }) => String(status)),
      ...by('', ({ name }) => name),
    ],
    missed: [...faults.map((what) => `a fault of ours, ${what}`), ...slow.map((what) => `slow, ${what}`)],
  };
}

function lineOf(name: string, answers: readonly Answered[], slowByThemselves?: number): Line {
  const times = answers.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  return {
    name,
    figures: {
      requests: times.length,
      '5xx': answers.filter(({ status }) => status >= 500).length,
      'p50 ms': at(0.5),
      'p99 ms': at(0.99),
      'slowest ms': at(1),
      [`over ${SLOW_MS} ms`]: times.filter((time) => time > SLOW_MS).length,
      ...(slowByThemselves !== undefined && { 'slow by itself': slowByThemselves }),
    },
  };
}
