import { slugify } from '../values/slug.ts';
import { BODY_TYPES } from '../values/vehicle.ts';
import { manufacturers } from './manufacturers/all-manufacturers.ts';
import type { PictureName } from './pictures.ts';
import { serviceShareImages } from './services/service-share-images.ts';
import { drawnBodyType } from './vehicles/body-types.ts';

/** A messenger shows these parts beside a link: a headline, a line below it, and a picture. */
export interface ShareImage {
  readonly headline: string;
  readonly line: string;
  readonly picture: PictureName;
}

/** The size that messengers and networks expect, in pixels. */
export const shareImageBox = { width: 1200, height: 630 } as const;

const city = (name: string, picture: PictureName): ShareImage => ({
  headline: `Car service in ${name}`,
  line: 'The price for your car, before you book.',
  picture,
});

/** Each page family and each city has one image. */
export const shareImages = {
  home: {
    headline: 'Car service at your door. Price first.',
    line: 'Doorstep, workshop or a 90-minute express bay.',
    picture: 'hero-doorstep',
  },
  services: {
    headline: 'Every car service, priced for your car',
    line: 'Choose your car once and see each price.',
    picture: 'service-inspection',
  },
  express: {
    headline: 'A full car service in 90 minutes',
    line: 'An express bay, a clock on the wall.',
    picture: 'hero-express',
  },
  doorstep: {
    headline: 'Fifteen small jobs, done at your gate',
    line: 'Battery, oil, tyres, cleaning and more.',
    picture: 'service-doorstep',
  },
  emergency: {
    headline: 'Stuck on the road? We come to you',
    line: 'Jump start, tyre change, fuel, cooling.',
    picture: 'roadside-night',
  },
  blog: {
    headline: 'Car care in plain words',
    line: 'What to check, when, and what it costs.',
    picture: 'car-hatchback',
  },
  company: {
    headline: 'Car people from Jaipur, in nine cities',
    line: 'Who we are, and how to work with us.',
    picture: 'skyline-jaipur',
  },
  legal: {
    headline: 'The terms, in plain words',
    line: 'Privacy, refunds, and what we promise.',
    picture: 'service-insurance',
  },
  'city-jaipur': city('Jaipur', 'skyline-jaipur'),
  'city-jodhpur': city('Jodhpur', 'skyline-jodhpur'),
  'city-udaipur': city('Udaipur', 'skyline-udaipur'),
  'city-delhi': city('Delhi', 'skyline-delhi'),
  'city-mumbai': city('Mumbai', 'skyline-mumbai'),
  'city-bangalore': city('Bangalore', 'skyline-bangalore'),
  'city-pune': city('Pune', 'skyline-pune'),
  'city-hyderabad': city('Hyderabad', 'skyline-hyderabad'),
  'city-chennai': city('Chennai', 'skyline-chennai'),
} as const satisfies Record<string, ShareImage>;

export type NamedImages<Prefix extends string> = Readonly<Record<`${Prefix}-${string}`, ShareImage>>;

const carLine = 'Every service, priced by model and fuel.';

/** Each manufacturer has an image with its best-known car. */
export const makerShareImages: NamedImages<'maker'> = Object.fromEntries(
  manufacturers.map(({ slug, name, popularModels: [model = ''] }): [string, ShareImage] => [
    `maker-${slug}`,
    {
      headline: `${name} service and repair`,
      line: carLine,
      picture: `car-${drawnBodyType(`${slug}-${slugify(model)}`)}`,
    },
  ]),
);

/** The cars of one manufacturer and body type share an image, because each new price sheet may bring more models. */
export const carShareImages: NamedImages<'car'> = Object.fromEntries(
  manufacturers.flatMap(({ slug, name }) =>
    BODY_TYPES.map((bodyType): [string, ShareImage] => [
      `car-${slug}-${bodyType}`,
      { headline: `${name} service and repair`, line: carLine, picture: `car-${bodyType}` },
    ]),
  ),
);

/** The images that several addresses share. */
export const sharedImages: Readonly<Record<string, ShareImage>> = {
  ...shareImages,
  ...serviceShareImages,
  ...makerShareImages,
  ...carShareImages,
};

export type ShareImageName =
  | keyof typeof shareImages
  | `city-${string}`
  | keyof typeof serviceShareImages
  | keyof typeof makerShareImages
  | keyof typeof carShareImages;
