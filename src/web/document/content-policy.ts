import { type PageTracking, trackingHosts } from '../../features/tracking/rules/page-tracking.ts';
import { CAPTCHA_HOST } from '../contract/captcha.ts';

/** Hosts beyond our own that one page may talk to; nothing by default. */
export interface ContentPolicy {
  readonly scripts?: readonly string[];
  readonly frames?: readonly string[];
  readonly connections?: readonly string[];
  readonly images?: readonly string[];
}

/** A page's policy, opened to the scripts that track visits: only where their ids are set. */
export function policyWithTracking(
  policy: ContentPolicy | undefined,
  tracking: PageTracking,
): ContentPolicy | undefined {
  const { scripts, connections, images } = trackingHosts(tracking);
  if (scripts.length === 0) return policy;
  return {
    ...policy,
    scripts: [...(policy?.scripts ?? []), ...scripts],
    connections: [...(policy?.connections ?? []), ...connections],
    images: [...(policy?.images ?? []), ...images],
  };
}

/** A page's policy, opened to the check against programs. */
export const policyWithCaptcha = (policy: ContentPolicy | undefined): ContentPolicy => ({
  ...policy,
  scripts: [...(policy?.scripts ?? []), CAPTCHA_HOST],
  frames: [...(policy?.frames ?? []), CAPTCHA_HOST],
  connections: [...(policy?.connections ?? []), CAPTCHA_HOST],
});

const NONCE = '{nonce}';

/**
 * The content security policy: nothing by default, scripts and styles by this answer's nonce or from our own host,
 * no inline handlers, no framing, forms to ourselves only.
 */
export function contentSecurityPolicy(nonce: string, extra: ContentPolicy = nothingMore): string {
  const template = templates.get(extra) ?? policyTemplate(extra);
  templates.set(extra, template);
  return template.replaceAll(NONCE, nonce);
}

const nothingMore: ContentPolicy = {};
/** A page's policy differs from answer to answer in its nonce only. */
const templates = new WeakMap<ContentPolicy, string>();

function policyTemplate(extra: ContentPolicy): string {
  const list = (hosts: readonly string[] | undefined) => (hosts?.length ? ` ${hosts.join(' ')}` : '');
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${NONCE}'${list(extra.scripts)}`,
    `style-src 'self' 'nonce-${NONCE}'`,
    `img-src 'self' data:${list(extra.images)}`,
    "font-src 'self'",
    `connect-src 'self'${list(extra.connections)}`,
    `frame-src${extra.frames?.length ? list(extra.frames) : " 'none'"}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ].join('; ');
}
