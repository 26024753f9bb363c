const DAY_MS = 86_400_000;

/** Chat redirects older than this are purged from the browser's storage when a page loads (spec section 9). */
export const REDIRECT_KEEP_DAYS = 30;

/** The redirects still to be kept at an instant; one without a readable time goes. */
export const recentRedirects = <Redirect extends { readonly timestamp: string }>(
  redirects: readonly Redirect[],
  now: Date,
): readonly Redirect[] =>
  redirects.filter(({ timestamp }) => now.getTime() - Date.parse(timestamp) <= REDIRECT_KEEP_DAYS * DAY_MS);
