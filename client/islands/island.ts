import type { FunctionComponent } from 'react';

/**
 * When an island starts: at once, when the browser is idle, when it comes into view, when a visitor touches it, or
 * only when another part of the page calls it (`callIsland`), before which nothing of it is fetched.
 */
export type IslandStart = 'load' | 'idle' | 'visible' | 'interaction' | 'call';

/** What can travel from the server to the browser as an island's input. */
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

/** Every `Name.island.tsx` exports one of these as `island`. */
export const defineIsland = <Props>(definition: IslandDefinition<Props>): IslandDefinition<Props> =>
  definition;
