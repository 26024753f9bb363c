import { compactDigits } from '../../../values/latin-digits.ts';
import { slugify } from '../../../values/slug.ts';

/** A locality in the area of the doorstep services. */
export interface ServedLocality {
  readonly slug: string;
  readonly name: string;
  readonly pinCode: string;
}

const PIN_CODE = /^[1-9]\d{5}$/;

/** Checks the format: six digits, the first not 0. */
export const isPinCode = (text: string): boolean => PIN_CODE.test(text);

export type ServedPlace<Locality extends ServedLocality> =
  | { readonly served: true; readonly locality?: Locality }
  | { readonly served: false; readonly problem: 'pin_code_invalid' | 'not_served' };

/**
 * Checks whether doorstep services serve a PIN code or an area.
 * @param typed six digits as people write them ("302-017", "३०२ ०१७"), or the name of an area
 * @param cityPinPrefix the first three digits of every PIN code of the city: "302"
 */
export function servedPlace<Locality extends ServedLocality>(
  typed: string,
  localities: readonly Locality[],
  cityPinPrefix: string,
): ServedPlace<Locality> {
  const compact = compactDigits(typed);
  if (/^\d+$/.test(compact)) {
    if (!isPinCode(compact)) return { served: false, problem: 'pin_code_invalid' };
    const locality = localities.find(({ pinCode }) => pinCode === compact);
    if (locality) return { served: true, locality };
    return compact.startsWith(cityPinPrefix) ? { served: true } : { served: false, problem: 'not_served' };
  }
  const wanted = slugify(typed);
  const locality = localities.find(
    ({ slug, name }) => wanted !== '' && (slug === wanted || slugify(name) === wanted),
  );
  return locality ? { served: true, locality } : { served: false, problem: 'not_served' };
}
