import { createStore } from './store.ts';

/** The fields that a visitor had filled in when leaving the page: the key of a field and its state. */
export type TypedFields = Readonly<Record<string, string>>;

/** Lives in this tab until the next page has taken it over or forgotten it. */
export const typedFields = createStore<TypedFields>({
  key: 'typedFields',
  storage: () => sessionStorage,
  parse: (stored) => ({ ...Object(stored) }),
});
