import { servedCity } from '../../content/cities/all-cities.ts';
import type { City } from '../../content/cities/city.ts';
import { cityNameOf, stateNameOf } from '../../values/city-aliases.ts';
import { indianPlace, type UnservedPlace } from '../places/index.ts';
import type { PlaceNames } from './rules/user-location.ts';
import { chosenPlace } from './visitor-city.ts';

/** A form's words about the place of its sender. */
interface SaidPlace {
  /** The name of the city that the form's page is about. */
  readonly ofPage?: string | undefined;
  /** The place that the sender typed, or that their browser found at their request. */
  readonly own?: PlaceNames | undefined;
}

/** The place of a sender, as they chose or said it: never the network's guess. */
export interface SenderPlace {
  /** The one name of a served city; another place as its sender wrote it. */
  readonly city: string;
  readonly state?: string | undefined;
  /** The city of ours; undefined for a place that we do not serve. */
  readonly served?: City | undefined;
  /** Whether `own` says it too, so that its area and its point belong to this place. */
  readonly isOwn: boolean;
}

/**
 * Returns the place of a form's sender: the city of its page, else the city that they chose, else what they said.
 * Undefined where only the network could guess it.
 */
export function senderPlace(request: Request, { ofPage, own }: SaidPlace): SenderPlace | undefined {
  const said = own?.city || undefined;
  const ownCity = said === undefined ? undefined : servedCity(said, own?.state);
  const isOwn = (city: City) => city.slug === ownCity?.slug;
  const pages = ofPage === undefined ? undefined : servedCity(ofPage);
  if (pages) return placeIn(pages, isOwn(pages));
  const chosen = chosenPlace(request);
  if (chosen?.away) return placeAway(chosen.away, said);
  const served = chosen?.city ?? ownCity;
  if (served) return placeIn(served, isOwn(served));
  return said === undefined ? undefined : { city: said, state: own?.state, isOwn: true };
}

/** A chosen place that no centre serves; undefined for one without a name. */
const placeAway = ({ name, slug }: UnservedPlace, said: string | undefined): SenderPlace | undefined =>
  name === undefined
    ? undefined
    : { city: name, state: indianPlace(slug ?? '')?.state, isOwn: said === name };

const placeIn = (served: City, isOwn: boolean): SenderPlace => ({
  city: cityNameOf(served.slug),
  state: stateNameOf(served.slug),
  served,
  isOwn,
});
