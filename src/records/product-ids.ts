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
