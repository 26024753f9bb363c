import { homeCity } from '../../content/cities/all-cities.ts';
import type { City } from '../../content/cities/city.ts';
import { metadataText } from '../../content/text/metadata.ts';
import { FULL_STOP } from '../../values/format.ts';
import type { Metadata } from './metadata.ts';

/** Search engines cut a longer description. */
const LONGEST_DESCRIPTION = 160;

/**
 * Names the visitor's city in title and description of a page that several cities share. The home city is the one of the
 * canonical page, whose text stays general. A text that names the city already stays as it is.
 */
export function cityMetadata(metadata: Metadata, city: City, brandName: string): Metadata {
  if (city === homeCity) return metadata;
  const { title, description } = metadata;
  const { inCity, withCity } = metadataText;
  return {
    ...metadata,
    title: title.includes(city.name) ? title : withCity(title.replace(` | ${brandName}`, ''), city.name),
    description: description.includes(city.name)
      ? description
      : fitted(description, inCity(city.name), LONGEST_DESCRIPTION),
  };
}

/** Puts a short text before a description, and drops whole sentences or words at the end that no longer fit. */
function fitted(description: string, before: string, longest: number): string {
  const whole = `${before} ${description}`;
  if (whole.length <= longest) return whole;
  const words = whole.slice(0, longest).split(' ').slice(0, -1).join(' ');
  const sentence = words.slice(0, words.lastIndexOf(`${FULL_STOP} `) + 1);
  return sentence.length > longest / 2 ? sentence : `${words.replace(/[,;:.]?$/, '')}…`;
}
