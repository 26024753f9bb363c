import { createContext, useContext, useState } from 'react';

/** The choices of the three lists, spelled as in the price sheet. */
export interface PickerLists {
  readonly manufacturers: readonly string[];
  readonly models: readonly string[];
  readonly fuelTypes: readonly string[];
}

/**
 * The lists of the page's HTML. The server passes them in a context instead of as props, and the browser reads them
 * from the HTML. That saves each page half a kilobyte.
 */
export const PageLists = createContext<PickerLists | undefined>(undefined);

export const MANUFACTURER_LIST = 'picker-manufacturer';
export const MODEL_LIST = 'picker-model';
export const FUEL_TYPES = 'fuel';

export function usePageLists(): PickerLists {
  const given = useContext(PageLists);
  const [lists] = useState(() => given ?? listsOnPage());
  return lists;
}

/** Reads the lists from the HTML. Call it in the island's first render, before the island changes the HTML. */
const listsOnPage = (): PickerLists => ({
  manufacturers: optionsOf(MANUFACTURER_LIST),
  models: optionsOf(MODEL_LIST),
  fuelTypes: [...document.querySelectorAll<HTMLInputElement>(`.picker input[name=${FUEL_TYPES}]`)].map(
    ({ value }) => value,
  ),
});

function optionsOf(id: string): readonly string[] {
  const list = document.getElementById(id);
  return list instanceof HTMLSelectElement ? [...list.options].map(({ value }) => value) : [];
}
