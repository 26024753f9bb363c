import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first render, so that the form works without JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
