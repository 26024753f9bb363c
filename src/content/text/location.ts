/** The licence of the place names. */
export const placeNamesLicence = 'https://www.openstreetmap.org/copyright';

/** The button that detects the visitor's location. */
export const locationText = {
  use: 'Use my location',
  finding: 'Finding where you are...',
  near: (place: string) => `You are near ${place}.`,
  seemsNear: (place: string) => `You seem to be near ${place}.`,
  centre: (kilometres: number) => `Our nearest centre is ${kilometres} km away in a straight line.`,
  see: 'See what we do there',
  attribution: {
    open_street_map: {
      words: 'Place names © OpenStreetMap contributors',
      href: placeNamesLicence,
    },
  },
} as const;
