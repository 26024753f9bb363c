import { remembering } from '../../../values/remembering.ts';
import type { Banner, BannerVariant } from './banner.ts';

/** A visitor's bucket is a random number below this one. Ten thousand people of a million share each, so it names nobody. */
export const BUCKETS = 10_000;

/** A bucket as the cookie holds it; undefined for any other text. */
export function parseBucket(text: string | undefined): number | undefined {
  return text !== undefined && /^(?:0|[1-9]\d{0,3})$/.test(text) ? Number(text) : undefined;
}

const HALF = 100;
const ROUNDS = 4;

/** FNV-1a with a final mix, 32 bits. */
function hashOf(salt: string, round: number, half: number): number {
  let hash = 2_166_136_261 ^ (round * HALF + half);
  for (let index = 0; index < salt.length; index += 1)
    hash = Math.imul(hash ^ salt.charCodeAt(index), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The shift of each round and half for one banner, 0 to 99: a visitor then costs four look-ups and no hash. */
const shiftsOf = remembering((salt) =>
  Uint8Array.from(
    { length: ROUNDS * HALF },
    (_, at) => hashOf(salt, Math.floor(at / HALF), at % HALF) % HALF,
  ),
);

/**
 * Shuffles the buckets of one banner: a Feistel network over 100 × 100 values. It is a bijection, so a share of the
 * buckets is exact, and another salt gives an independent order.
 */
export function shuffledBucket(salt: string, bucket: number): number {
  const shifts = shiftsOf(salt);
  let left = Math.floor(bucket / HALF);
  let right = bucket % HALF;
  for (let round = 0; round < ROUNDS; round += 1) {
    const shifted = (left + (shifts[round * HALF + right] ?? 0)) % HALF;
    left = right;
    right = shifted;
  }
  return left * HALF + right;
}

/** The variant of a bucket; undefined where the bucket is outside the banner's share. */
export function variantOf(
  { id, share, variants }: Pick<Banner, 'id' | 'share' | 'variants'>,
  bucket: number,
): BannerVariant | undefined {
  const size = (BUCKETS * share) / 100;
  const at = shuffledBucket(id, bucket);
  if (at >= size) return undefined;
  const total = variants.reduce((sum, { weight }) => sum + weight, 0);
  let end = 0;
  return variants.find(({ weight }) => {
    end += (weight / total) * size;
    return at < end;
  });
}
