/** Texts of a banner on the pages. */
export const bannerText = {
  coupon: 'Your coupon:',
  off: (discount: string) => `, ${discount} off`,
} as const;
