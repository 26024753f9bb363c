import type { Translation } from '../../translation.ts';
import type { bannerText as english } from '../en/banners.ts';

/** Texts of a banner on the pages, in Hindi. */
export const bannerText: Translation<typeof english> = {
  coupon: 'आपका कूपन:',
  off: (discount: string) => `, ${discount} की छूट`,
};
