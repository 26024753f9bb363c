import type { ReactNode } from 'react';
import type { ShownCar } from './picker-state.ts';

/** What both layouts of the slip show. */
export interface PriceCardProps {
  readonly dialog: string;
  readonly shown: ShownCar;
  /** False while a choice is missing or its prices are on their way: a price of another car is never shown for this one. */
  readonly hasPrices: boolean;
  readonly form: ReactNode;
}
