import type { BannerSource } from './banner-source.ts';
import { type Seen, writeSeen } from './rules/seen.ts';
import { bannerVisitorOf, countedCity } from './visitor.ts';

/** The banners that a request's visitor saw, as records and events name them: `abcdef.a~ghijkl.b`. */
export function seenText(request: Request): string | undefined {
  const { seen } = bannerVisitorOf(request);
  return seen.length === 0 ? undefined : writeSeen(seen);
}

/** The last coupon that a banner promised. An isolate that has shown no page yet reads the banners first. */
async function promisedCode(seen: readonly Seen[], source: BannerSource | undefined) {
  const running = source?.peek() ?? (await source?.get()) ?? [];
  return seen
    .flatMap(({ banner, variant }) => {
      const published = running.find(({ id }) => id === banner);
      return published?.variants.find(({ id }) => id === variant)?.coupon ?? [];
    })
    .at(-1);
}

/**
 * Returns the fields of a record that name the banners which its visitor saw. They hold the coupon that a banner
 * promised, so that the operator gives the discount without being asked. Undefined for a visitor who saw none.
 */
export async function seenFields(request: Request, source: BannerSource | undefined) {
  const { seen, place } = bannerVisitorOf(request);
  if (seen.length === 0) return undefined;
  const coupon = await promisedCode(seen, source);
  return {
    banners: writeSeen(seen),
    bannerCity: countedCity(place),
    ...(coupon !== undefined && { coupon }),
  };
}
