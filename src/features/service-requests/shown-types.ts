import type { City } from '../../content/cities/city.ts';
import { SERVICE_IDS } from '../../content/services/service.ts';
import type { ServiceType } from '../../content/services/service-types.ts';
import { serviceNames } from '../../content/text/service-names.ts';
import { serviceNamed } from '../../records/service-words.ts';
import { wordOf } from '../../values/word-of.ts';
import { isOfferedIn } from '../offers/index.ts';

/**
 * The listed service types that a city has, under the names of this language. A name of an editor's own stays as it
 * is, in every city.
 */
export const shownTypes = (types: readonly ServiceType[], city: City): readonly ServiceType[] =>
  types.flatMap((type) => {
    const named = serviceNamed(type.name);
    const service = SERVICE_IDS.find((id) => id === named);
    const isShown = service === undefined || isOfferedIn(city, service);
    return isShown ? [{ ...type, name: wordOf(serviceNames, named) }] : [];
  });
