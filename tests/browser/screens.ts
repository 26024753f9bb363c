/** Screens that every page is looked at on: a small phone, a tablet, a desktop (CSS pixels). */
export const screens = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
} as const;
