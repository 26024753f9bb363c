import type { ReactNode } from 'react';
import type { PickerText } from '../../../src/content/text/en/picker.ts';
import type { OfferId } from './offers.ts';
import type { FeaturedPrice } from './picker-props.ts';
import type { ShownCar } from './picker-state.ts';

/** What both layouts of the slip show. */
export interface SlipProps {
  readonly text: PickerText;
  readonly dialog: string;
  readonly featured: FeaturedPrice;
  readonly shown: ShownCar;
  /** False while a choice is missing or its prices are on their way: a price of another car is never shown for this one. */
  readonly hasPrices: boolean;
  readonly offer: OfferId;
  readonly onCompare: (offer: OfferId) => void;
  readonly form: ReactNode;
}
