import type { PackageId } from '../../../features/checkout/rules/packages.ts';

/** The express packages, as a cart and an order name them. */
export const packageNames: Readonly<Record<PackageId, string>> = {
  'express-service-90min': '90-minute express service',
  'express-dent-paint': 'Express dent and paint, one panel',
  'express-ac-service': 'Express AC service',
};
