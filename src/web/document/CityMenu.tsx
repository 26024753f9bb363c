import { classNames } from '../../../client/ui/class-names.ts';
import { Icon } from '../../../client/ui/Icon.tsx';
import { cities } from '../../content/cities/all-cities.ts';
import type { City } from '../../content/cities/city.ts';
import { chromeText } from '../../content/text/chrome.ts';
import { addresses, endpoints } from '../contract/addresses.ts';

const text = chromeText.city;
const MENU = 'city-menu';

/** A button with the page's city, which opens the city menu. */
export function CityButton({ city }: { readonly city: City }) {
  return (
    <button type="button" className="city" popoverTarget={MENU} aria-label={text.chosen(city.name)}>
      <Icon name="map-pin" />
      {city.name}
      <Icon name="chevron-down" />
    </button>
  );
}

/**
 * A plain form that stores the chosen city in a cookie. It works without JavaScript and before any script has loaded.
 * client/idle/location.idle.ts adds the location button, which asks the browser for the position when pressed.
 */
export function CityMenu({ city }: { readonly city: City }) {
  return (
    <form
      id={MENU}
      popover="auto"
      className="menu"
      method="post"
      action={endpoints.city}
      aria-label={text.choose}
    >
      <div className="between">
        <p className="h3">{text.choose}</p>
        <button
          type="button"
          className="icon-btn"
          popoverTarget={MENU}
          popoverTargetAction="hide"
          aria-label={text.close}
        >
          <Icon name="x" />
        </button>
      </div>
      <div className="chips">
        {cities.map(({ slug, name }) => (
          <button
            key={slug}
            type="submit"
            className={classNames('chip', slug === city.slug && 'on')}
            name="city"
            value={slug}
            aria-current={slug === city.slug ? 'true' : undefined}
          >
            {name}
          </button>
        ))}
        <a className="chip" href={addresses.otherCities}>
          {text.other}
        </a>
      </div>
    </form>
  );
}
