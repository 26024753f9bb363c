import { createStore } from './store.ts';

/** The fields that a visitor had filled in when pressing the switch of languages: the key of a field and its state. */
export type TypedFields = Readonly<Record<string, string>>;

/** Lives in this tab until the page in the other language has taken it over. */
export const typedFields = createStore<TypedFields>({
  key: 'typedFields',
  storage: () => sessionStorage,
  parse: (stored) => ({ ...Object(stored) }),
});
