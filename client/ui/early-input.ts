import { useState } from 'react';

/**
 * What a visitor did in the server's HTML before the island was there. Read in its first render: the renderer then puts
 * the controls back to what the server said. Nothing on the server itself.
 */
export function useEarlyInput<Value>(read: () => Value | undefined): Value | undefined {
  const [early] = useState(() => (typeof document === 'undefined' ? undefined : read()));
  return early;
}
