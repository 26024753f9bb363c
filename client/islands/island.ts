import type { FunctionComponent } from 'react';

/**
 * The moment at which an island starts. `visible` means that it comes into view, `interaction` that a visitor touches
 * it. `call` waits for `callIsland` from another part of the page and loads no file before.
 */
export type IslandStart = 'load' | 'idle' | 'visible' | 'interaction' | 'call';

/** A value that survives the JSON between server and browser, so an island's props may hold it. */
export type IslandValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly IslandValue[]
  | { readonly [key: string]: IslandValue };

export interface IslandDefinition<Props> {
  /** The name of its file in kebab-case: `LiveSlots.island.tsx` is `live-slots`. */
  readonly name: string;
  readonly start: IslandStart;
  readonly Component: FunctionComponent<Props>;
}

/** Defines an island. Every `Name.island.tsx` exports one definition, named `island`. */
export const defineIsland = <Props>(definition: IslandDefinition<Props>): IslandDefinition<Props> =>
  definition;
