import { bandSpecimens } from './band-specimens.tsx';
import { controlSpecimens } from './control-specimens.tsx';
import { dialogSpecimens } from './dialog-specimens.tsx';
import { displaySpecimens } from './display-specimens.tsx';
import { listSpecimens } from './list-specimens.tsx';
import { pricedSpecimens } from './priced-specimens.tsx';
import { proseSpecimens } from './prose-specimens.tsx';
import type { Specimen } from './specimen.ts';
import { viewSpecimens } from './view-specimens.tsx';

/** Components that fit on a card. */
export const cardSpecimens: readonly Specimen[] = [
  ...controlSpecimens,
  ...displaySpecimens,
  ...dialogSpecimens,
];

/** Components as wide as a page. */
export const wideSpecimens: readonly Specimen[] = [
  ...viewSpecimens,
  ...proseSpecimens,
  ...pricedSpecimens,
  ...listSpecimens,
  ...bandSpecimens,
];
