import { brandVariables } from '../src/content/brand.ts';
import { endWith, readOptions } from './command-line.ts';
import { type Deployment, deploymentOf } from './deployment.ts';
import { deploymentFaults } from './deployment-faults.ts';
import { unappliedMigrations } from './migrations-left.ts';
import { secretsOf } from './secrets-file.ts';
import { readContent, type UnconfirmedFact, unconfirmedFacts } from './stated-content.ts';

/** One line of the list: a fact that the business has to fill in. */
export interface Finding {
  readonly origin: UnconfirmedFact['origin'];
  readonly file: string;
  readonly name: string;
  readonly count: number;
  /** The variable that replaces it. */
  readonly variable?: string | undefined;
}

/** Joins the unconfirmed facts with the settings: a variable that is set replaces its placeholder. */
export function findingsOf(
  facts: readonly UnconfirmedFact[],
  variables: Readonly<Record<string, unknown>>,
): readonly Finding[] {
  const isSet = (variable: string | undefined): boolean =>
    variable !== undefined && String(variables[variable] ?? '').trim() !== '';
  const inContent = facts
    .map((fact): Finding => ({ ...fact, variable: variableOf(fact.name) }))
    .filter(({ variable }) => !isSet(variable));
  const hidden = variables.SAMPLE_CONTENT === 'off';
  return inContent.filter(({ origin }) => !(hidden && origin === 'sample'));
}

/** The variable that replaces a fact of the brand: `brandFacts.supportPhone`. */
function variableOf(name: string): string | undefined {
  const byFact: Readonly<Record<string, string | undefined>> = brandVariables;
  return name.startsWith('brandFacts.') ? byFact[name.slice('brandFacts.'.length)] : undefined;
}

/** The obstacles between a working directory and its deployment. */
interface Preflight {
  readonly deployment: Deployment;
  /** Invented facts, which a trial may show. */
  readonly findings: readonly Finding[];
  /** Settings that would stop the site, or another one. No option lets them pass. */
  readonly faults: readonly string[];
}

interface PreflightOptions {
  readonly env?: string | undefined;
  /** The secrets that the deploy brings. */
  readonly secretsFile?: string | undefined;
  /** Asks no database, for a dry run. */
  readonly asksNothing?: boolean;
}

/** The deployment of an environment that whoever runs the script has typed. */
function namedDeployment(env: string | undefined): Deployment {
  try {
    return deploymentOf(env);
  } catch (error) {
    return endWith(error instanceof Error ? error.message : String(error));
  }
}

/** Checks the content and wrangler.toml of the working directory, then asks the database for its migrations. */
export async function preflight({
  env,
  secretsFile,
  asksNothing = false,
}: PreflightOptions): Promise<Preflight> {
  const deployment = namedDeployment(env);
  const secrets = secretsFile === undefined ? undefined : secretsOf(secretsFile);
  const faults = deploymentFaults(deployment, deploymentOf(undefined), secrets);
  const isAsked = faults.length === 0 && !asksNothing;
  return {
    deployment,
    findings: findingsOf(unconfirmedFacts(await readContent()), deployment.vars),
    faults: isAsked ? unappliedMigrations(deployment, '--remote') : faults,
  };
}

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

/** The faults as text. */
export const printedFaults = (faults: readonly string[]): string =>
  faults.length === 0
    ? 'Nothing in wrangler.toml or the database stops a deployment.'
    : ['A deployment would stop the site:', ...faults.map((fault) => `  ${fault}`)].join('\n');

if (import.meta.main) {
  const { values } = readOptions({
    options: { env: { type: 'string' }, 'secrets-file': { type: 'string' } },
  });
  const { findings, faults } = await preflight({ env: values.env, secretsFile: values['secrets-file'] });
  console.log(`${printed(findings)}\n\n${printedFaults(faults)}`);
  process.exitCode = faults.length > 0 || findings.some(({ origin }) => origin === 'placeholder') ? 1 : 0;
}
