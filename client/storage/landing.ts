const KEY = 'landing';
/** The parameters of a campaign: utm_*, fbclid, gclid, gbraid, wbraid. */
const CAMPAIGN = /utm_|(?:cl|bra)id=/;

/**
 * Stores the time, address and referrer with which a visit begins, so that a lead made pages later still carries its
 * campaign. A click on an advertisement begins a visit of its own in the same tab; a link of ours does not.
 */
export function rememberLanding(): void {
  const { referrer } = document;
  const here = ` ${location.href} `;
  try {
    const known = sessionStorage.getItem(KEY);
    if (!known || (CAMPAIGN.test(here) && !known.includes(here) && !referrer.startsWith(location.origin)))
      sessionStorage.setItem(KEY, Date.now() + here + referrer);
  } catch {
    // Storage is closed, so the lead's source becomes "direct".
  }
}

interface Landing {
  /** The visit's begin, in milliseconds since 1970. */
  readonly at: number;
  readonly url: string;
  readonly referrer: string;
}

export function readLanding(): Landing {
  const [at, url, referrer = ''] = readKey().split(' ');
  return { at: Number(at) || Date.now(), url: url || location.href, referrer };
}

function readKey(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
