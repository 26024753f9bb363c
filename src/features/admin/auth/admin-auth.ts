import type { RevokedSessions } from '../../../platform/ledger/revoked-sessions.ts';
import type { Signer } from '../../../values/signing.ts';

/** How long the desk stays open for whoever signed in. */
export const DESK_SESSION_MS = 8 * 60 * 60_000;
/** How long the words of a search are remembered. */
export const DESK_SEARCH_MS = 30 * 60_000;

/** What keeps the desk: it alone knows the passphrase. All it hands out is signed text for cookies. */
export interface AdminAuth {
  /** A session for whoever knows the passphrase; compared in constant time. */
  admit(passphrase: string): Promise<string | undefined>;
  /**
   * Whether a session is one of ours, has not run out and was not ended. `unknown`: it was not forged, and the ledger can't
   * say whether it was ended; nobody is let in on that.
   */
  isAdmitted(session: string): Promise<boolean | 'unknown'>;
  /** Ends a session for good, whoever holds a copy of its cookie. False where the ledger could not note it. */
  end(session: string): Promise<boolean>;
  /** Text kept with the operator for half an hour, so that no address has to carry it. */
  seal(text: string): Promise<string>;
  unseal(sealed: string): Promise<string | undefined>;
}

interface AdminAuthOptions {
  readonly passphrase: string;
  readonly signer: Signer;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly revoked: RevokedSessions;
}

/** Sessions are not stored, only which of them were ended; a new passphrase or signing key ends them all. */
export function createAdminAuth({ passphrase, signer, now, revoked }: AdminAuthOptions): AdminAuth {
  const proofOf = (typed: string) => `passphrase\0${typed}`;
  // The passphrase is part of what is signed, so that changing it signs everybody out.
  const messageOf = (what: string, payload: string, expires: string) =>
    `${what}\0${passphrase}\0${payload}\0${expires}`;

  const sealed = async (what: string, payload: string, validMs: number) => {
    const expires = String(now() + validMs);
    const signature = await signer.sign('desk', messageOf(what, payload, expires));
    return `${payload}.${expires}.${signature}`;
  };

  const opened = async (what: string, text: string): Promise<string | undefined> => {
    const [payload = '', expires = '', signature = '', ...rest] = text.split('.');
    if (rest.length > 0 || !(Number(expires) > now())) return undefined;
    return (await signer.verify('desk', messageOf(what, payload, expires), signature)) ? payload : undefined;
  };

  return {
    async admit(typed) {
      const isRight = await signer.verify(
        'desk',
        proofOf(passphrase),
        await signer.sign('desk', proofOf(typed)),
      );
      return isRight ? sealed('session', crypto.randomUUID(), DESK_SESSION_MS) : undefined;
    },
    async isAdmitted(session) {
      const id = await opened('session', session);
      if (id === undefined) return false;
      const ended = await revoked.has(id);
      return ended.ok ? !ended.value : 'unknown';
    },
    async end(session) {
      const id = await opened('session', session);
      // The time stands in the signed text.
      return id === undefined || (await revoked.add(id, Number(session.split('.')[1]))).ok;
    },
    seal: (text) => sealed('search', encodeURIComponent(text).replaceAll('.', '%2E'), DESK_SEARCH_MS),
    async unseal(text) {
      const payload = await opened('search', text);
      return payload === undefined ? undefined : decodeURIComponent(payload);
    },
  };
}
