import type { bannerText as english } from '../../text/banners.ts';
import type { Translation } from '../../translation.ts';

/** Texts of a banner on the pages, in Hindi. */
export const bannerText: Translation<typeof english> = {
  coupon: 'आपका कूपन:',
  off: (discount: string) => `, ${discount} की छूट`,
};
