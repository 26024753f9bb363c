import { fromBase64Url, toBase64Url } from './base64-url.ts';

/** Signing by HMAC-SHA256 with the standard's own Web Crypto: the same in a Worker, in Node and in a browser. */

/** The purpose of a signature; a signature for one purpose is invalid for another. */
type SigningPurpose =
  | 'record'
  | 'admin'
  | 'number'
  | 'limit'
  | 'spin'
  | 'content'
  | 'visit'
  | 'device'
  | 'chat'
  | 'consent'
  | 'start';

/** The valid keys. New signatures use `current`; signatures by a previous key still verify (key rotation). */
interface SigningKeys {
  readonly current: string;
  readonly previous?: readonly string[] | undefined;
}

export interface Signer {
  /** Signs a text for a purpose: base64url, 43 characters. */
  sign(purpose: SigningPurpose, text: string): Promise<string>;
  /** The signatures of a text by every valid key, the current one first, for looking up stored hashes. */
  signAll(purpose: SigningPurpose, text: string): Promise<readonly string[]>;
  /** Whether a signature is valid, compared in constant time. */
  verify(purpose: SigningPurpose, text: string, signature: string): Promise<boolean>;
}

const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const;
// The browser takes other functions of this module, so that nothing is built when it loads.
const encode = (text: string) => new TextEncoder().encode(text);

// NUL separates purpose and text, so that no other pair gives the same message.
const messageOf = (purpose: SigningPurpose, text: string) => encode(`${purpose}\0${text}`);

/** 32 bytes as base64url have 43 letters. */
const signatureBytes = (text: string): Uint8Array<ArrayBuffer> | undefined =>
  /^[\w-]{43}$/.test(text) ? fromBase64Url(text) : undefined;

/** A signer with the given keys; it imports them once, at the first use. */
export function createSigner(keys: SigningKeys): Signer {
  let imported: Promise<readonly CryptoKey[]> | undefined;
  const importAll = (): Promise<readonly CryptoKey[]> => {
    imported ??= Promise.all(
      [keys.current, ...(keys.previous ?? [])].map((key) =>
        crypto.subtle.importKey('raw', encode(key), HMAC, false, ['sign', 'verify']),
      ),
    );
    return imported;
  };

  const signAll = async (purpose: SigningPurpose, text: string): Promise<readonly string[]> => {
    const message = messageOf(purpose, text);
    const signatures = (await importAll()).map((key) => crypto.subtle.sign(HMAC, key, message));
    return (await Promise.all(signatures)).map((signature) => toBase64Url(new Uint8Array(signature)));
  };

  return {
    signAll,
    async sign(purpose, text) {
      const [current = ''] = await signAll(purpose, text);
      return current;
    },
    async verify(purpose, text, signature) {
      const bytes = signatureBytes(signature);
      if (bytes === undefined) return false;
      const message = messageOf(purpose, text);
      const verdicts = (await importAll()).map((key) => crypto.subtle.verify(HMAC, key, bytes, message));
      return (await Promise.all(verdicts)).includes(true);
    },
  };
}

/** Bytes in lower-case hexadecimal. */
export const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text, in lower-case hexadecimal. */
export const sha256Hex = async (text: string): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', encode(text)));
