/** The heads of pages that several cities share. */
export const metadataText = {
  withCity: (title: string, city: string) => `${title} | ${city}`,
  inCity: (city: string) => `In ${city}:`,
  from: (price: string) => `From ${price}`,
} as const;
