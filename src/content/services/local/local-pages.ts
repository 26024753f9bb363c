import { jaipurAcPages } from './jaipur-ac.ts';
import { jaipurBatteryPages } from './jaipur-battery.ts';
import { jaipurGlassAndTyrePages } from './jaipur-glass-and-tyres.ts';
import { jaipurPaintPages } from './jaipur-paint.ts';
import { jaipurQuickPages } from './jaipur-quick.ts';
import { jaipurRepairPages } from './jaipur-repair.ts';
import { jodhpurRepairPages } from './jodhpur-repair.ts';
import { jodhpurServicePages } from './jodhpur-service.ts';
import type { LocalPage } from './local-page.ts';
import { udaipurPages } from './udaipur.ts';

/** The twenty landing pages that belong to one city alone. Each is served at `/` + its slug. */
export const localPages: readonly LocalPage[] = [
  ...jaipurAcPages,
  ...jaipurPaintPages,
  ...jaipurRepairPages,
  ...jaipurGlassAndTyrePages,
  ...jaipurBatteryPages,
  ...jaipurQuickPages,
  ...jodhpurRepairPages,
  ...jodhpurServicePages,
  ...udaipurPages,
];
