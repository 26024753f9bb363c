import type { City } from './city.ts';

/** The displayed names of places by slug, where they differ from a place's own name. */
export const cityNames: Readonly<Record<string, string>> = {};

/** A city under the names that visitors read. */
export const asDisplayed = (city: City): City => city;
