/** The screen sizes of the tests in CSS pixels: a small phone, a tablet and a desktop. */
export const screens = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
} as const;
