import { type CaptchaCheck, createTurnstile, DEFAULT_TURNSTILE_URL } from '../platform/captcha.ts';
import type { UpstreamFailure } from '../platform/http.ts';
import { createAdEvents } from '../platform/ledger/ad-events.ts';
import type { LedgerContext } from '../platform/ledger/database.ts';
import { createSystemFaults } from '../platform/system-faults.ts';
import type { Signer } from '../values/signing.ts';
import { createChat } from './chat.ts';
import type { Bindings, Variables } from './config.ts';
import { createCardPayments, createOutsideSystems, createPlaceNames } from './outside-systems.ts';
import type { Services } from './page-services.ts';
import { createPush } from './push.ts';
import { isOn } from './system-switches.ts';

interface OutsideParts {
  readonly bindings: Bindings;
  readonly variables: Variables;
  readonly site: Services;
  readonly ledgerContext: LedgerContext;
  readonly signer: Signer;
}

/** The outside systems that writes call, each undefined where it is off, and the faults that they had. */
export function createOutsideServices({ bindings, variables, site, ledgerContext, signer }: OutsideParts) {
  const { log, waitUntil } = site;
  const call = (url: string, init: RequestInit) => fetch(url, init);
  const adEvents = createAdEvents(bindings.LEDGER, ledgerContext);
  const faults = createSystemFaults({ store: bindings.CACHE, now: ledgerContext.now, waitUntil });
  const stored = { ...ledgerContext, d1: bindings.LEDGER, fetch: call };
  return {
    adEvents,
    faults,
    systems: createOutsideSystems(variables, { fetch: call, now: Date.now, adTestCode: adEvents.testCode }),
    payments: createCardPayments(variables, { fetch: call, faults }),
    chat: createChat(variables, { ...stored, signer, brand: site.brand.name }),
    push: createPush(variables, { ...stored, siteUrl: site.siteUrl }),
    placeNames: createPlaceNames(variables, {
      fetch: call,
      cache: bindings.CACHE,
      quotas: bindings.QUOTAS,
      onMapsAnswer: (found) => faults.note('maps', found.ok ? undefined : found.code),
    }),
    verifyCaptcha: createCaptchaCheck(variables, call, (code) => {
      faults.note('captcha', code);
      if (code !== undefined) log.note('captcha_failed', { code });
    }),
  };
}

export type OutsideServices = ReturnType<typeof createOutsideServices>;

/** The captcha's check; undefined where its keys are not set. */
function createCaptchaCheck(
  variables: Variables,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
  report: (fault: UpstreamFailure | undefined) => void,
): CaptchaCheck | undefined {
  if (!isOn(variables, 'captcha')) return undefined;
  const { TURNSTILE_SECRET_KEY: secretKey, TURNSTILE_URL: url = DEFAULT_TURNSTILE_URL } = variables;
  return createTurnstile({ secretKey, url }, { fetch, report });
}
