import { useEffect, useState } from 'react';
import type { Store } from './store.ts';

/**
 * A store's value in an island. The first render shows what the server showed, since the server can know nothing of a
 * visitor's storage; the store's own value follows at once. React's `useSyncExternalStore` would do, but the runtime
 * that browsers get takes no notice of its server snapshot (docs/decisions/005).
 */
export function useStore<Value>(store: Pick<Store<Value>, 'get' | 'subscribe'>, onServer: Value): Value {
  const [value, setValue] = useState(onServer);
  useEffect(() => {
    const follow = () => setValue(() => store.get());
    follow();
    return store.subscribe(follow);
  }, [store]);
  return value;
}
