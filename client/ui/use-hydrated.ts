import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False on the server and in the first render, so that the form works without JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
