/**
 * Names, sizes and addresses of all pictures. Browsers may download this module, so it imports nothing.
 * `scripts/pictures.ts` makes the files from the drawings in `client/pictures/`.
 */

/** Each family has one size, so that a page reserves the box before the picture arrives. Widths in CSS pixels. */
export const pictureFamilies = {
  scene: { width: 1200, height: 800, webpWidths: [640, 1200], pngWidth: 1200 },
  car: { width: 480, height: 192, webpWidths: [480, 960], pngWidth: 960 },
  service: { width: 320, height: 240, webpWidths: [320, 640], pngWidth: 640 },
  skyline: { width: 1440, height: 260, webpWidths: [720, 1440], pngWidth: 1440 },
} as const;

type PictureFamily = keyof typeof pictureFamilies;

/** Every picture with its family. The logo is missing here, because pages inline it. */
export const pictures = {
  'hero-doorstep': 'scene',
  'hero-express': 'scene',
  'roadside-night': 'scene',
  'empty-cart': 'scene',
  'lost-road': 'scene',

  'car-hatchback': 'car',
  'car-sedan': 'car',
  'car-suv': 'car',
  'car-mpv': 'car',
  'car-luxury': 'car',

  'service-periodic': 'service',
  'service-doorstep': 'service',
  'service-express': 'service',
  'service-ac': 'service',
  'service-denting': 'service',
  'service-battery': 'service',
  'service-tyre': 'service',
  'service-windshield': 'service',
  'service-detailing': 'service',
  'service-car-spa': 'service',
  'service-insurance': 'service',
  'service-inspection': 'service',
  'service-emergency': 'service',

  'doorstep-jump-start': 'service',
  'doorstep-tyre-stepney-change': 'service',
  'doorstep-emergency-fuel-delivery': 'service',
  'doorstep-overheating-assistance': 'service',
  'doorstep-oil-filter-change': 'service',
  'doorstep-battery-replacement': 'service',
  'doorstep-coolant-topup': 'service',
  'doorstep-engine-scanning': 'service',
  'doorstep-used-car-inspection': 'service',
  'doorstep-quick-vacuum': 'service',
  'doorstep-dry-cleaning-interior': 'service',
  'doorstep-ac-gas-topup': 'service',
  'doorstep-ac-filter-service': 'service',
  'doorstep-horn-replacement': 'service',
  'doorstep-number-plate-fitting': 'service',

  'skyline-jaipur': 'skyline',
  'skyline-jodhpur': 'skyline',
  'skyline-udaipur': 'skyline',
  'skyline-delhi': 'skyline',
  'skyline-mumbai': 'skyline',
  'skyline-bangalore': 'skyline',
  'skyline-pune': 'skyline',
  'skyline-hyderabad': 'skyline',
  'skyline-chennai': 'skyline',
} as const satisfies Record<string, PictureFamily>;

export type PictureName = keyof typeof pictures;

/** Checks a name that was composed or came from an address. */
export const isPictureName = (name: string): name is PictureName => Object.hasOwn(pictures, name);

interface PictureFiles {
  /** Size of the drawing in CSS pixels: the `width` and `height` attributes. */
  readonly width: number;
  readonly height: number;
  /** The SVG, the smallest file; pages show it. */
  readonly svg: string;
  /** A `srcset` of webp files, for surfaces that take no SVG. */
  readonly webpSet: string;
  /** The original for the image loader's second try, and for share previews. */
  readonly png: string;
}

/** Addresses of a picture's files, with its size. */
export function pictureFiles(name: PictureName): PictureFiles {
  const { width, height, webpWidths } = pictureFamilies[pictures[name]];
  const webpSet = webpWidths.map((each) => `/images/${name}-${each}.webp ${each}w`).join(', ');
  return { width, height, svg: `/images/${name}.svg`, webpSet, png: `/images/${name}.png` };
}
