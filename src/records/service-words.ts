import { slugify } from '../values/slug.ts';
import { wordOf } from '../values/word-of.ts';

/** The id of a lead that names no service. */
export const GENERAL_INTEREST = 'general';

/**
 * The outside systems' words for what a lead or a booking is about, by its id. Pages take theirs from a dictionary, which is
 * Hindi on a Hindi page; the words of a report must stay the same.
 */
const services = {
  periodic: 'Periodic service',
  ac: 'AC service and repair',
  denting: 'Denting and painting',
  doorstep: 'Doorstep car service',
  'car-spa': 'Car spa',
  detailing: 'Car detailing',
  battery: 'Battery replacement',
  windshield: 'Windshield repair and replacement',
  tyre: 'Tyres and wheel alignment',
  'insurance-claims': 'Insurance claims',
  express: '90-minute express service',
  emergency: 'Emergency roadside help',
  basic: 'Basic service',
  'full-body-paint': 'Full body paint',
  'car-repair': 'Car repair',
  'mechanic-shop': 'Car mechanic',
  [GENERAL_INTEREST]: 'General Interest',
} as const;

/** The words for what an order's lines are about. */
const ordered = {
  'jump-start': 'Jump start',
  'tyre-stepney-change': 'Tyre stepney change',
  'emergency-fuel-delivery': 'Emergency fuel delivery',
  'overheating-assistance': 'Overheating assistance',
  'oil-filter-change': 'Oil and filter change',
  'battery-replacement': 'Battery replacement',
  'coolant-topup': 'Coolant top-up',
  'engine-scanning': 'Engine scanning',
  'used-car-inspection': 'Used car inspection',
  'quick-vacuum': 'Quick vacuum',
  'dry-cleaning-interior': 'Interior dry cleaning',
  'ac-gas-topup': 'AC gas top-up',
  'ac-filter-service': 'AC filter service',
  'horn-replacement': 'Horn replacement',
  'number-plate-fitting': 'Number plate fitting',
  'express-service-90min': '90-minute express service',
  'express-dent-paint': 'Express dent and paint, one panel',
  'express-ac-service': 'Express AC service',
} as const;

const words = { ...ordered, ...services };

/** The id of a lead's service. */
export type ServiceOfLead = keyof typeof services;

/** The ids that reports count by themselves. */
export const countedServices = (): readonly string[] => Object.keys(services);

/** The outside systems' word for a service; a text that names none of ours as it is. */
export const serviceWord = (id: string): string => wordOf(words, id);

/** Other words for a service: those of price lists, and those that the chat books by. */
const others: Readonly<Record<string, ServiceOfLead>> = {
  'Express service': 'express',
  'AC service': 'ac',
  'Express AC service': 'ac',
  'Dent & Paint': 'denting',
  'Dent and paint': 'denting',
  'Dent and paint, one panel': 'denting',
  'Express dent and paint, per panel': 'denting',
  'panel-paint': 'denting',
};

/** The id of a service by the content backend's own word; another name, which an editor chose, as it is. */
export const serviceNamed = (word: string): string => {
  const id = serviceIdOf(word);
  return serviceWord(id) === word ? id : word;
};

/** The id of a service by its id or any of its English words; any other text as it is. */
export function serviceIdOf(sent: string): string {
  const slug = slugify(sent);
  const isMeant = (word: string): boolean => slugify(word) === slug;
  const [id] = Object.entries(services).find(([id, word]) => id === slug || isMeant(word)) ?? [];
  return id ?? Object.entries(others).find(([word]) => isMeant(word))?.[1] ?? sent;
}

/**
 * The id of each service in the events of every outside system, whichever form, page or order names it. A job that is
 * not listed has its own id.
 */
const products: Readonly<Record<string, string>> = {
  periodic: 'periodic-service',
  ac: 'ac-service',
  'express-ac-service': 'ac-service',
  denting: 'dent-paint',
  'express-dent-paint': 'dent-paint',
  doorstep: 'doorstep-service',
  'car-spa': 'car-spa',
  detailing: 'car-detailing',
  battery: 'battery-replacement',
  windshield: 'windshield-replacement',
  tyre: 'tyre-service',
  'insurance-claims': 'insurance-claim',
  express: 'express-service-90min',
  emergency: 'emergency-help',
  basic: 'basic-service',
};

export const productId = (service: string): string =>
  Object.hasOwn(products, service) ? (products[service] ?? service) : service;
