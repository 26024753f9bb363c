import type { City } from '../../../content/cities/city.ts';
import { landingText, nearMeText } from '../../../content/text/en/landing.ts';
import type { NearestPlace } from '../../../values/place.ts';
import { LocalityList } from '../../../web/components/LocalityList.tsx';
import { addresses } from '../../../web/contract/addresses.ts';

/** Every city's centre with how far it is; the first is the visitor's own. */
export const CentreList = ({ centres }: { readonly centres: readonly NearestPlace<City>[] }) => (
  <LocalityList
    localities={centres.map(({ place, distanceMetres }) => ({
      href: addresses.city(place.slug),
      name: place.name,
      detail: `${place.centre.area}, ${distanceMetres === 0 ? nearMeText.here : landingText.kilometres(distanceMetres)}`,
    }))}
  />
);
