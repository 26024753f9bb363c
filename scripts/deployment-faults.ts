import { parseVariables } from '../src/services/config.ts';
import type { Deployment } from './deployment.ts';

const KEY = 'SIGNING_KEY';
const PLACEHOLDER = /^replace-with/;
/** Stands in for the key where only the other variables are checked. */
const SOME_KEY = 'x'.repeat(32);

/**
 * Why a deployment would stop the site or another one; empty where nothing would.
 * @param secrets the values of a secrets file, where the deploy brings one
 */
export const deploymentFaults = (
  deployment: Deployment,
  production: Deployment,
  secrets?: Readonly<Record<string, string>>,
): readonly string[] => [
  ...addressFaults(deployment),
  ...idFaults(deployment),
  ...variableFaults(deployment, secrets),
  ...(deployment.env === undefined ? [] : sharedFaults(deployment, production)),
];

const patternsOf = ({ routes }: Deployment): readonly string[] =>
  routes.map((route) => (typeof route === 'string' ? route : route.pattern));

const hostOf = (pattern: string): string => pattern.replace(/^https?:\/\//, '').split('/')[0] ?? '';

function addressFaults(deployment: Deployment): readonly string[] {
  const { siteUrl, vars } = deployment;
  const hosts = patternsOf(deployment).map(hostOf);
  const url = siteUrl === undefined || !URL.canParse(siteUrl) ? undefined : new URL(siteUrl);
  const swallowed = 'routes' in vars || 'route' in vars;
  return [
    ...(siteUrl === undefined ? ['SITE_URL is not set: no page would have an address.'] : []),
    ...(siteUrl !== undefined && url?.protocol !== 'https:'
      ? [`SITE_URL is no https:// address: ${siteUrl}`]
      : []),
    ...(url !== undefined && url.href !== `${url.origin}/`
      ? [`SITE_URL has more than an origin: ${siteUrl}`]
      : []),
    ...(swallowed
      ? ['`routes` stands below [vars] and is a variable there. Move it above the first section.']
      : []),
    ...(hosts.length === 0 && !swallowed ? ['`routes` is not set: the site would answer nowhere.'] : []),
    ...(url !== undefined && hosts.length > 0 && !hosts.includes(url.host)
      ? [`SITE_URL is on ${url.host}, and the routes are on ${hosts.join(', ')}.`]
      : []),
  ];
}

/** The stores that the Worker cannot do without. */
const STORES = ['CACHE', 'LEDGER'] as const;
const OBJECTS = ['SLOT_BOARD', 'SWEEPER', 'QUOTAS', 'BANNER_COUNTS', 'ADMIN_FEED'] as const;
const LIMITS = ['ADDRESS_LIMIT', 'FLOOD_LIMIT', 'NUMBER_LIMIT', 'SIGN_IN_LIMIT', 'SESSION_LIMIT'] as const;

/** The ids of the platform's stores by binding. */
export const idsOf = ({
  kv_namespaces,
  d1_databases,
}: Deployment): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries([
    ...kv_namespaces.map(({ binding, id }) => [binding, id] as const),
    ...d1_databases.map(({ binding, database_id }) => [binding, database_id] as const),
  ]);

function idFaults(deployment: Deployment): readonly string[] {
  const ids = idsOf(deployment);
  const bound = new Set([
    ...deployment.durable_objects.bindings.map(({ name }) => name),
    ...deployment.ratelimits.map(({ name }) => name),
  ]);
  return [
    ...STORES.filter((store) => !(ids[store] && !PLACEHOLDER.test(ids[store]))).map(
      (store) => `The id of ${store} is still a placeholder.`,
    ),
    ...[...OBJECTS, ...LIMITS]
      .filter((name) => !bound.has(name))
      .map((name) => `The binding ${name} is missing.`),
  ];
}

function variableFaults(
  { vars, secrets: { required } }: Deployment,
  secrets: Readonly<Record<string, string>> | undefined,
): readonly string[] {
  const isStated = required.includes(KEY);
  const unstated = isStated ? [] : [`[secrets] does not require ${KEY}: a site without it answers nothing.`];
  const given = { ...vars, ...secrets };
  const checked = secrets === undefined ? { ...given, [KEY]: SOME_KEY } : given;
  return [...unstated, ...problemsOf(checked).filter((problem) => isKnown(problem, secrets))];
}

function problemsOf(variables: object): readonly string[] {
  try {
    parseVariables(variables);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [String(error)];
  }
}

/** Without the values of the secrets nobody knows whether another variable is missing. */
const isKnown = (problem: string, secrets: object | undefined): boolean =>
  secrets !== undefined || !problem.startsWith('Missing');

/** Production's own names, stores and limits, which an environment must not share. */
function sharedFaults(own: Deployment, production: Deployment): readonly string[] {
  const shares = (what: string, one: readonly unknown[], other: readonly unknown[]) =>
    one.some((value) => value !== undefined && other.includes(value))
      ? [`[env.${own.env}] has no ${what} of its own: it would use production's.`]
      : [];
  const ids = (deployment: Deployment) => Object.values(idsOf(deployment));
  const databases = (deployment: Deployment) => deployment.d1_databases.map((one) => one.database_name);
  const buckets = (deployment: Deployment) => deployment.r2_buckets.map((one) => one.bucket_name);
  const limits = (deployment: Deployment) => deployment.ratelimits.map((one) => one.namespace_id);
  return [
    ...shares('name', [own.name], [production.name]),
    ...shares('SITE_URL', [own.siteUrl], [production.siteUrl]),
    ...shares('routes', patternsOf(own), patternsOf(production)),
    ...shares('database and KV', notPlaceholders(ids(own)), ids(production)),
    ...shares('database', databases(own), databases(production)),
    ...shares('bucket', buckets(own), buckets(production)),
    ...shares('rate-limit namespaces', limits(own), limits(production)),
  ];
}

const notPlaceholders = (ids: readonly (string | undefined)[]) =>
  ids.filter((id) => id !== undefined && !PLACEHOLDER.test(id));
