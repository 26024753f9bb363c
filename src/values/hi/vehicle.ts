export * from '../vehicle.ts';

/** A visitor names the fuel, so this is no plain object: `constructor` would name a function of it. */
const fuels = new Map([
  ['petrol', 'पेट्रोल'],
  ['diesel', 'डीज़ल'],
  ['electric', 'इलेक्ट्रिक'],
  ['hybrid', 'हाइब्रिड'],
]);

/** A fuel type inside a sentence: "पेट्रोल". "CNG" stays as signs write it. */
export const fuelName = (fuelType: string): string => fuels.get(fuelType.toLowerCase()) ?? fuelType;

/** A fuel type standing alone; Hindi knows no capitals. */
export const fuelLabel = fuelName;

/** A vehicle's label in a record as a page shows it: "Maruti Swift (पेट्रोल)". */
export const shownVehicle = (label: string): string =>
  label.replace(/\(([^()]+)\)$/, (_, fuelType: string) => `(${fuelName(fuelType)})`);
