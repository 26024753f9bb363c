/**
 * Names, sizes and addresses of all pictures. Browsers may download this module, so it imports nothing.
 * `scripts/pictures.ts` makes the files from the drawings in `client/pictures/`.
 */

/** Each family has one size, so that a page reserves the box before the picture arrives. Widths in CSS pixels. */
export const pictureFamilies = {
  scene: { width: 1200, height: 800 },
  car: { width: 480, height: 192 },
  service: { width: 320, height: 240 },
  skyline: { width: 1440, height: 260 },
} as const;

export type PictureFamily = keyof typeof pictureFamilies;

/** Every picture. The first word of its name says its family. The logo is missing here, because pages inline it. */
export const pictureNames = [
  'hero-doorstep',
  'hero-express',
  'roadside-night',
  'empty-cart',
  'lost-road',
  'car-hatchback',
  'car-sedan',
  'car-suv',
  'car-mpv',
  'car-luxury',
  'service-periodic',
  'service-doorstep',
  'service-express',
  'service-ac',
  'service-denting',
  'service-battery',
  'service-tyre',
  'service-windshield',
  'service-detailing',
  'service-car-spa',
  'service-insurance',
  'service-inspection',
  'service-emergency',
  'doorstep-jump-start',
  'doorstep-tyre-stepney-change',
  'doorstep-emergency-fuel-delivery',
  'doorstep-overheating-assistance',
  'doorstep-oil-filter-change',
  'doorstep-battery-replacement',
  'doorstep-coolant-topup',
  'doorstep-engine-scanning',
  'doorstep-used-car-inspection',
  'doorstep-quick-vacuum',
  'doorstep-dry-cleaning-interior',
  'doorstep-ac-gas-topup',
  'doorstep-ac-filter-service',
  'doorstep-horn-replacement',
  'doorstep-number-plate-fitting',
  'skyline-jaipur',
  'skyline-jodhpur',
  'skyline-udaipur',
  'skyline-delhi',
  'skyline-mumbai',
  'skyline-bangalore',
  'skyline-pune',
  'skyline-hyderabad',
  'skyline-chennai',
] as const;

export type PictureName = (typeof pictureNames)[number];

/** Checks a name that was composed or came from an address. */
export const isPictureName = (name: string): name is PictureName => pictureNames.some((one) => one === name);

const familyOfWord: Readonly<Record<string, PictureFamily>> = {
  car: 'car',
  service: 'service',
  doorstep: 'service',
  skyline: 'skyline',
};

export const pictureFamily = (name: PictureName): PictureFamily =>
  familyOfWord[name.slice(0, name.indexOf('-'))] ?? 'scene';

interface PictureFiles {
  /** Size of the drawing in CSS pixels: the `width` and `height` attributes. */
  readonly width: number;
  readonly height: number;
  /** The SVG, the smallest file; pages show it. */
  readonly svg: string;
  /** The original for the image loader's second try, and for share previews. */
  readonly png: string;
}

/** Addresses of a picture's files, with its size. */
export function pictureFiles(name: PictureName): PictureFiles {
  const { width, height } = pictureFamilies[pictureFamily(name)];
  return { width, height, svg: `/images/${name}.svg`, png: `/images/${name}.png` };
}
