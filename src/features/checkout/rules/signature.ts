import { toHex } from '../../../values/signing.ts';

/**
 * What a checkout signature is made over: the order id that **we** stored, never the one the browser sends,
 * or a signature for a cheap order would pay for a dear one.
 */
export const checkoutSignaturePayload = (storedProviderOrderId: string, paymentId: string): string =>
  `${storedProviderOrderId}|${paymentId}`;

const encoder = new TextEncoder();

/** HMAC-SHA256 in lower-case hex. The body of a webhook is taken as bytes, exactly as it arrived. */
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

/** Compares two texts in a time that does not tell how much of them is equal; only the length can be learned. */
export function equalInConstantTime(left: string, right: string): boolean {
  const a = encoder.encode(left);
  const b = encoder.encode(right);
  if (a.length !== b.length) return false;
  let difference = 0;
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0);
  return difference === 0;
}
