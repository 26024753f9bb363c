import { toHex } from '../../../values/signing.ts';

/**
 * Returns the signed text of a checkout. It uses the stored provider order id, never the browser's: otherwise a
 * signature for a cheap order could pay for an expensive one.
 */
export const checkoutSignaturePayload = (storedProviderOrderId: string, paymentId: string): string =>
  `${storedProviderOrderId}|${paymentId}`;

const encoder = new TextEncoder();

/** HMAC-SHA256 in lower-case hex. A webhook passes its body as bytes, exactly as received. */
export async function hmacSha256Hex(key: string, message: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const secret = await crypto.subtle.importKey(
    'raw',
    encoder.encode(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const bytes = typeof message === 'string' ? encoder.encode(message) : message;
  return toHex(await crypto.subtle.sign('HMAC', secret, bytes));
}

/** Compares two texts in constant time, so that the duration reveals only their length. */
export function equalInConstantTime(left: string, right: string): boolean {
  const a = encoder.encode(left);
  const b = encoder.encode(right);
  if (a.length !== b.length) return false;
  let difference = 0;
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0);
  return difference === 0;
}
