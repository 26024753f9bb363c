import { unstable_readConfig } from 'wrangler';
import { z } from 'zod';
import { brandVariables } from '../src/content/brand.ts';
import { readContent, type UnconfirmedFact, unconfirmedFacts } from './stated-content.ts';

const WRANGLER = 'wrangler.toml';

/** One line of the list: a fact, a variable or an id that the business has to fill in. */
export interface Finding {
  readonly origin: UnconfirmedFact['origin'];
  readonly file: string;
  readonly name: string;
  readonly count: number;
  /** The variable that replaces it. */
  readonly variable?: string | undefined;
}

/** The settings of a deployment in wrangler.toml. */
interface DeploymentSettings {
  readonly variables: Readonly<Record<string, unknown>>;
  /** The ids of the platform's stores by binding. */
  readonly ids: Readonly<Record<string, string | undefined>>;
}

const wranglerFile = z.object({
  vars: z.record(z.string(), z.unknown()),
  kv_namespaces: z.array(z.object({ binding: z.string(), id: z.string().optional() })),
  d1_databases: z.array(z.object({ binding: z.string(), database_id: z.string().optional() })),
});

/** Reads the variables and ids of wrangler.toml; secrets are not there, and no page shows them. */
function readSettings(): DeploymentSettings {
  const { vars, kv_namespaces, d1_databases } = wranglerFile.parse(unstable_readConfig({ config: WRANGLER }));
  const ids = [
    ...kv_namespaces.map(({ binding, id }) => [binding, id] as const),
    ...d1_databases.map(({ binding, database_id }) => [binding, database_id] as const),
  ];
  return { variables: vars, ids: Object.fromEntries(ids) };
}

/** Joins the unconfirmed facts with the settings: a variable that is set replaces its placeholder. */
export function findingsOf(
  facts: readonly UnconfirmedFact[],
  { variables, ids }: DeploymentSettings,
): readonly Finding[] {
  const isSet = (variable: string | undefined): boolean =>
    variable !== undefined && String(variables[variable] ?? '').trim() !== '';
  const inContent = facts
    .map((fact): Finding => ({ ...fact, variable: variableOf(fact.name) }))
    .filter(({ variable }) => !isSet(variable));
  const inSettings = Object.entries(ids)
    .filter(([, id]) => id === undefined || id.startsWith('replace-with'))
    .map(
      ([binding]): Finding => ({
        origin: 'placeholder',
        file: WRANGLER,
        name: `the id of ${binding}`,
        count: 1,
      }),
    );
  const address: readonly Finding[] = isSet('SITE_URL')
    ? []
    : [
        {
          origin: 'placeholder',
          file: WRANGLER,
          name: 'the canonical origin',
          count: 1,
          variable: 'SITE_URL',
        },
      ];
  const hidden = variables.SAMPLE_CONTENT === 'off';
  return [...inContent, ...address, ...inSettings].filter(({ origin }) => !(hidden && origin === 'sample'));
}

/** The variable that replaces a fact of the brand: `brandFacts.supportPhone`. */
function variableOf(name: string): string | undefined {
  const byFact: Readonly<Record<string, string | undefined>> = brandVariables;
  return name.startsWith('brandFacts.') ? byFact[name.slice('brandFacts.'.length)] : undefined;
}

/** Everything that is still invented, from the content and wrangler.toml of the working directory. */
export const preflight = async (): Promise<readonly Finding[]> =>
  findingsOf(unconfirmedFacts(await readContent()), readSettings());

/** The list as text, in columns. */
export function printed(findings: readonly Finding[]): string {
  const parts = [
    part('Placeholders, which pages show', findings, 'placeholder'),
    part('Sample content, which SAMPLE_CONTENT=off hides', findings, 'sample'),
    part('Drafts about the business, to be confirmed', findings, 'draft'),
  ];
  return parts.some((text) => text !== '')
    ? parts.filter((text) => text !== '').join('\n\n')
    : 'No placeholder, no sample content and no draft is left.';
}

function part(title: string, findings: readonly Finding[], origin: Finding['origin']): string {
  const found = findings.filter((finding) => finding.origin === origin);
  if (found.length === 0) return '';
  const widest = Math.max(...found.map(({ file }) => file.length));
  const lines = found.map(({ file, name, count, variable }) => {
    const times = count > 1 ? ` (${count})` : '';
    const setBy = variable === undefined ? '' : `, or the variable ${variable}`;
    return `  ${file.padEnd(widest)}  ${name}${times}${setBy}`;
  });
  const total = found.reduce((sum, { count }) => sum + count, 0);
  return [`${title}: ${total}`, ...lines].join('\n');
}

if (import.meta.main) {
  const findings = await preflight();
  console.log(printed(findings));
  process.exitCode = findings.some(({ origin }) => origin === 'placeholder') ? 1 : 0;
}
