import { slugify } from './slug.ts';

/** A car as a visitor chooses it, by the names of the price sheet: "Maruti", "Wagon R", "Petrol". */
export interface Vehicle {
  readonly manufacturer: string;
  readonly model: string;
  readonly fuelType: string;
}

/** How a car is drawn where there is no picture of the model itself. */
export const BODY_TYPES = ['hatchback', 'sedan', 'suv', 'mpv', 'luxury'] as const;
export type BodyType = (typeof BODY_TYPES)[number];

/** "Maruti Swift (Petrol)": the prefilled car model of a form. */
export const vehicleLabel = ({ manufacturer, model, fuelType }: Vehicle): string =>
  `${manufacturer} ${model} (${fuelType})`;

/**
 * `maruti-wagon-r`: a `{carId}` of an address. It can't be split again at its hyphens;
 * `PriceBook.modelOfCar` finds the model that it names.
 */
export const carId = (car: Pick<Vehicle, 'manufacturer' | 'model'>): string =>
  `${slugify(car.manufacturer)}-${slugify(car.model)}`;

/** `maruti-wagon-r-petrol`: a car in an address or in `?car=`. `PriceBook.rowOfCar` finds the row that it names. */
export const carSlug = (vehicle: Vehicle): string => `${carId(vehicle)}-${slugify(vehicle.fuelType)}`;
