const KEY = 'landing';

/** Stores the first address and referrer of a visit, so that a lead made pages later still carries its campaign. */
export function rememberLanding(): void {
  try {
    if (sessionStorage.getItem(KEY) === null)
      sessionStorage.setItem(KEY, `${Date.now()} ${location.href} ${document.referrer}`);
  } catch {
    // Storage is closed, so the lead's source becomes "direct".
  }
}

interface Landing {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly url: string;
  readonly referrer: string;
}

export function readLanding(): Landing {
  const [at = '', url = location.href, referrer = ''] = (readKey() ?? '').split(' ');
  return { at: Number(at) || Date.now(), url: url || location.href, referrer };
}

function readKey(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
