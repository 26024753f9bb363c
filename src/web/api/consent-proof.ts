import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { CONSENT_MAX_AGE_SECONDS, consentChoice } from '../../features/tracking/index.ts';
import type { Services } from '../../services/page-services.ts';
import type { WriteServices } from '../../services/services.ts';
import type { Signer } from '../../values/signing.ts';
import type { AppEnvironment } from '../app-environment.ts';

/**
 * Proves that our own endpoint took the visitor's yes. Anybody can write the readable cookie of the choice, so without
 * this proof it allows nothing to leave.
 */
export const CONSENT_PROOF_COOKIE = '__Host-consent-proof';

interface GivenConsent {
  /** The random id of this browser's consent. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const payloadOf = ({ id, at }: GivenConsent): string => `all.${id}.${at}`;

/** The value of the proof's cookie: what was allowed, by which browser and when, with our signature. */
export async function consentProof(signer: Signer, given: GivenConsent): Promise<string> {
  const payload = payloadOf(given);
  return `${payload}.${await signer.sign('consent', payload)}`;
}

type ProofServices = Pick<WriteServices, 'signer'> & Pick<Services, 'now'>;

/** The id of the consent that a request proves; undefined without a proof, or with one older than a year. */
export async function provenConsent(
  context: Context,
  { signer, now }: ProofServices,
): Promise<string | undefined> {
  const [, id = '', time = '', signature = ''] = (getCookie(context, CONSENT_PROOF_COOKIE) ?? '').split('.');
  const at = Number(time);
  const isFresh = now().getTime() - at < CONSENT_MAX_AGE_SECONDS * 1000;
  return isFresh && (await signer.verify('consent', payloadOf({ id, at }), signature)) ? id : undefined;
}

/** Reads the consent of a request for every handler after it: a choice and its proof, or none. */
export const readConsent =
  (services: ProofServices): MiddlewareHandler<AppEnvironment> =>
  async (context, next) => {
    if (consentChoice(context.req.header('Cookie') ?? '') === 'all')
      context.set('consentId', await provenConsent(context, services));
    return next();
  };
