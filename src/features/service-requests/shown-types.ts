import type { ServiceType } from '../../content/services/service-types.ts';
import { serviceNames } from '../../content/text/service-names.ts';
import { serviceNamed } from '../../records/service-words.ts';
import { wordOf } from '../../values/word-of.ts';

/** The listed service types under the names of this language; a name of an editor's own stays as it is. */
export const shownTypes = (types: readonly ServiceType[]): readonly ServiceType[] =>
  types.map((type) => ({ ...type, name: wordOf(serviceNames, serviceNamed(type.name)) }));
