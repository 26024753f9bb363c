const YEAR_SECONDS = 31_536_000;

/** Every answer's headers, pages or not. Values that never change are made once. */
export const fixedHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains; preload`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // `no-referrer` would make browsers post forms with `Origin: null`, which the origin check refuses.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'geolocation=(self), microphone=(self), camera=(), payment=(self), usb=(), browsing-topics=()',
};
