import type { PackageId } from '../../features/checkout/rules/order-pricing.ts';

export const packageNames: Readonly<Record<PackageId, string>> = {
  'express-service-90min': '90-minute express service',
  'express-dent-paint': 'Express dent and paint, one panel',
  'express-ac-service': 'Express AC service',
};
