import { slugify } from './slug.ts';

/** A car as a visitor chooses it, by the names of the price sheet: "Maruti", "Wagon R", "Petrol". */
export interface Vehicle {
  readonly manufacturer: string;
  readonly model: string;
  readonly fuelType: string;
}

/** A fuel type inside a sentence: "petrol", "electric". Names in capitals stay as they are: "CNG". */
export const fuelName = (fuelType: string): string =>
  fuelType === fuelType.toUpperCase() ? fuelType : fuelType.toLowerCase();

/** A fuel type standing alone, as the price sheet writes it: "Petrol". */
export const fuelLabel = (fuelType: string): string => fuelType;

/** How a car is drawn where there is no picture of the model itself. */
export const BODY_TYPES = ['hatchback', 'sedan', 'suv', 'mpv', 'luxury'] as const;
export type BodyType = (typeof BODY_TYPES)[number];

/** "Maruti Swift (Petrol)": the prefilled car model of a form. */
export const vehicleLabel = ({ manufacturer, model, fuelType }: Vehicle): string =>
  `${manufacturer} ${model} (${fuelType})`;

/** A vehicle's label in a record as a page shows it. */
export const shownVehicle = (label: string): string => label;

/**
 * `maruti-wagon-r`: a `{carId}` of an address. It can't be split again at its hyphens;
 * `PriceBook.modelOfCar` finds the model that it names.
 */
export const carId = (car: Pick<Vehicle, 'manufacturer' | 'model'>): string =>
  `${slugify(car.manufacturer)}-${slugify(car.model)}`;

/** `maruti-wagon-r-petrol`: a car in an address or in `?car=`. `PriceBook.rowOfCar` finds the row that it names. */
export const carSlug = (vehicle: Vehicle): string => `${carId(vehicle)}-${slugify(vehicle.fuelType)}`;
