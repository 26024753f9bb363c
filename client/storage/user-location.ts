import { type UserLocationAnswer, userLocation } from '../../src/contract/location.ts';
import { createStore } from './store.ts';

/** Where the visitor is, as far as this visit found out (spec section 3). */
export const savedLocation = createStore<UserLocationAnswer | undefined>({
  key: 'userLocation',
  storage: () => sessionStorage,
  parse: (stored) => userLocation.safeParse(stored).data,
});
