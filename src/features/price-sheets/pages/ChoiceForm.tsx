import type { ReactNode } from 'react';
import { priceSheetEndpoints, type StoredSheet } from '../contract.ts';

interface ChoiceFormProps {
  readonly choice: 'publish' | 'restore';
  /** The id of the chosen sheet. */
  readonly id: string;
  /** The live sheet on this screen. The server refuses a choice made before another sheet went live. */
  readonly live: StoredSheet | null;
  /** The button. */
  readonly children: ReactNode;
}

export const ChoiceForm = ({ choice, id, live, children }: ChoiceFormProps) => (
  <form method="post" action={priceSheetEndpoints[choice]}>
    <input type="hidden" name="id" value={id} />
    {live && <input type="hidden" name="live" value={live.id} />}
    {children}
  </form>
);
