import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False on the server and in the first render, where a form must look and work as without JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
