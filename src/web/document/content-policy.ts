import { type PageTracking, trackingHosts } from '../../features/tracking/index.ts';
import { CAPTCHA_HOST } from '../contract/captcha.ts';

/** Hosts beyond our own that one page may talk to; none by default. */
export interface ContentPolicy {
  readonly scripts?: readonly string[];
  readonly frames?: readonly string[];
  readonly connections?: readonly string[];
  readonly images?: readonly string[];
  /** Hosts that the answer to a form may redirect to. */
  readonly forms?: readonly string[];
  /** Pages that may frame this one; none by default. */
  readonly framedBy?: "'self'" | undefined;
}

interface OutsideScripts {
  readonly tracking?: PageTracking | undefined;
  /** The captcha's public key; undefined where it is off. */
  readonly captchaKey?: string | undefined;
}

/** A page's policy, opened to the hosts of tracking and captcha only where those are switched on. */
export function pagePolicy(
  own: ContentPolicy | undefined,
  { tracking, captchaKey }: OutsideScripts,
): ContentPolicy | undefined {
  const tracked = tracking ? policyWithTracking(own, tracking) : own;
  return captchaKey ? policyWithCaptcha(tracked) : tracked;
}

function policyWithTracking(
  policy: ContentPolicy | undefined,
  tracking: PageTracking,
): ContentPolicy | undefined {
  const { scripts, connections, images, frames } = trackingHosts(tracking);
  if (scripts.length === 0) return policy;
  return {
    ...policy,
    scripts: [...(policy?.scripts ?? []), ...scripts],
    connections: [...(policy?.connections ?? []), ...connections],
    images: [...(policy?.images ?? []), ...images],
    frames: [...(policy?.frames ?? []), ...frames],
  };
}

const policyWithCaptcha = (policy: ContentPolicy | undefined): ContentPolicy => ({
  ...policy,
  scripts: [...(policy?.scripts ?? []), CAPTCHA_HOST],
  frames: [...(policy?.frames ?? []), CAPTCHA_HOST],
  connections: [...(policy?.connections ?? []), CAPTCHA_HOST],
});

const NONCE = '{nonce}';

/**
 * Builds a content security policy. By default it allows scripts and styles with this answer's nonce or from our own
 * host, and forms to ourselves. It allows no inline handlers, no framing and no other host.
 */
export function contentSecurityPolicy(nonce: string, extra: ContentPolicy = noExtraHosts): string {
  const template = templates.get(extra) ?? policyTemplate(extra);
  templates.set(extra, template);
  return template.replaceAll(NONCE, nonce);
}

const noExtraHosts: ContentPolicy = {};
/** Answers of one page differ only in the nonce, so each policy's text is cached. */
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
    "worker-src 'self'",
    `form-action 'self'${list(extra.forms)}`,
    "base-uri 'none'",
    `frame-ancestors ${extra.framedBy ?? "'none'"}`,
    'upgrade-insecure-requests',
  ].join('; ');
}
