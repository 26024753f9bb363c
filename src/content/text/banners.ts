export const bannerText = {
  coupon: 'Your coupon:',
  off: (discount: string) => `, ${discount} off`,
} as const;
