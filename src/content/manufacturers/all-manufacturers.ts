import { audi } from './audi.ts';
import { bmw } from './bmw.ts';
import { citroen } from './citroen.ts';
import { fiat } from './fiat.ts';
import { ford } from './ford.ts';
import { honda } from './honda.ts';
import { hyundai } from './hyundai.ts';
import { isuzu } from './isuzu.ts';
import { jaguar } from './jaguar.ts';
import { jeep } from './jeep.ts';
import { kia } from './kia.ts';
import { mahindra } from './mahindra.ts';
import type { Manufacturer } from './manufacturer.ts';
import { maruti } from './maruti.ts';
import { mercedes } from './mercedes.ts';
import { mg } from './mg.ts';
import { nissan } from './nissan.ts';
import { renault } from './renault.ts';
import { skoda } from './skoda.ts';
import { tata } from './tata.ts';
import { toyota } from './toyota.ts';
import { volkswagen } from './volkswagen.ts';
import { volvo } from './volvo.ts';

/** Every manufacturer with pages. Pages list them in this order, and changing it changes their generated texts. */
export const manufacturers: readonly Manufacturer[] = [
  maruti,
  hyundai,
  honda,
  toyota,
  mahindra,
  tata,
  ford,
  kia,
  skoda,
  volkswagen,
  mg,
  bmw,
  mercedes,
  audi,
  citroen,
  jeep,
  fiat,
  nissan,
  renault,
  isuzu,
  volvo,
  jaguar,
];

export const findManufacturer = (slug: string): Manufacturer | undefined =>
  manufacturers.find((manufacturer) => manufacturer.slug === slug);

/** Finds a manufacturer by its brand name in the price sheet, in any letter case. */
export const findManufacturerBySheetName = (brand: string): Manufacturer | undefined =>
  manufacturers.find(({ sheetName }) => sheetName.toLowerCase() === brand.trim().toLowerCase());

const UNKNOWN_MODELS = 'All Models';

/** Returns the models for the title of a page; "All Models" for an unknown manufacturer. */
export const titleModels = (slug: string): string =>
  findManufacturer(slug)?.popularModels.join(', ') ?? UNKNOWN_MODELS;
