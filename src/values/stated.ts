/**
 * The key is private to this module, so a reader must pass `shown` or `filledIn` to get at a value. It is registered,
 * because the Hindi site has this module a second time and reads facts of the English one.
 */
const VALUE = Symbol.for('pahiya:value');

/**
 * `sample`: invented, hidden where sample content is off. `placeholder`: invented, but a page cannot do without it.
 * `draft`: a text about the business, which it has to confirm. `business`: stated by the business itself.
 */
export type Origin = 'sample' | 'placeholder' | 'draft' | 'business';

/** Whether pages show sample content: the variable `SAMPLE_CONTENT`. */
export type SampleContent = 'on' | 'off';

export interface Stated<T> {
  readonly origin: Origin;
  readonly [VALUE]: T;
}

const stated =
  (origin: Origin) =>
  <const T>(value: T): Stated<T> => ({ origin, [VALUE]: value });

export const sample = stated('sample');
export const placeholder = stated('placeholder');
export const ofBusiness = stated('business');

/** The value where pages may show it: sample content is undefined where it is off. */
export const shown = <T>(fact: Stated<T>, samples: SampleContent): T | undefined =>
  fact.origin === 'sample' && samples === 'off' ? undefined : fact[VALUE];

/** The value of a fact that pages always need, placeholder or not. */
export const filledIn = <T>(fact: Stated<T>): T => fact[VALUE];

/** Recognises a stated value in content of any shape. */
export const isStated = (value: unknown): value is Stated<unknown> =>
  typeof value === 'object' && value !== null && VALUE in value;
