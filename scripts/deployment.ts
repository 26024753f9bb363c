import { unstable_readConfig } from 'wrangler';
import { z } from 'zod';

export const WRANGLER_FILE = 'wrangler.toml';

const environment = z.object({
  name: z.string().optional(),
  vars: z.record(z.string(), z.unknown()),
  kv_namespaces: z.array(z.object({ binding: z.string(), id: z.string().optional() })),
  d1_databases: z.array(
    z.object({
      binding: z.string(),
      database_name: z.string().optional(),
      database_id: z.string().optional(),
    }),
  ),
  r2_buckets: z.array(z.object({ binding: z.string(), bucket_name: z.string().optional() })),
  ratelimits: z.array(z.object({ name: z.string(), namespace_id: z.string() })),
  durable_objects: z.object({ bindings: z.array(z.object({ name: z.string() })) }),
  routes: z.array(z.union([z.string(), z.object({ pattern: z.string() })])).default([]),
  secrets: z.object({ required: z.array(z.string()).default([]) }).default({ required: [] }),
  definedEnvironments: z.array(z.string()).default([]),
});

/** The settings of one environment in wrangler.toml. The one without a name is production. */
export type Deployment = z.infer<typeof environment> & {
  readonly env: string | undefined;
  readonly siteUrl: string | undefined;
};

/**
 * Reads an environment of wrangler.toml as wrangler does.
 * @param folder where wrangler.toml stands
 * @throws Error for an environment that wrangler.toml does not have: wrangler would take production for it
 */
export function deploymentOf(env: string | undefined, folder = '.'): Deployment {
  const read = environment.parse(
    unstable_readConfig({ config: `${folder}/${WRANGLER_FILE}`, env }, { hideWarnings: true }),
  );
  if (env !== undefined && !read.definedEnvironments.includes(env))
    throw new Error(`${WRANGLER_FILE} has no environment ${env}: [env.${env}]`);
  const { SITE_URL } = read.vars;
  return { ...read, env, siteUrl: typeof SITE_URL === 'string' && SITE_URL !== '' ? SITE_URL : undefined };
}
