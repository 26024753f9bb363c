export const deviceTypes = ['desktop', 'tablet', 'mobile'] as const;
export type DeviceType = (typeof deviceTypes)[number];

/** Under 768 CSS pixels a mobile, under 1024 a tablet, else a desktop (spec section 9). */
export function deviceTypeOf(widthPx: number): DeviceType {
  if (widthPx < 768) return 'mobile';
  return widthPx < 1024 ? 'tablet' : 'desktop';
}
