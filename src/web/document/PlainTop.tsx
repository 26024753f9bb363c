import { Icon } from '../../../client/ui/Icon.tsx';
import type { City } from '../../content/cities/city.ts';
import { chromeText } from '../../content/text/en/chrome.ts';
import { CityButton, CityMenu } from './CityMenu.tsx';

interface PlainTopProps {
  readonly backHref: string;
  /** Where back leads: "All services". */
  readonly backTo: string;
  readonly title: string;
  readonly city: City;
}

/** The top of pages without the navigation (spec section 2): a way back, what this is, the city. */
export const PlainTop = ({ backHref, backTo, title, city }: PlainTopProps) => (
  <>
    <header className="plain-top">
      <div className="page">
        <a className="icon-btn" href={backHref} aria-label={chromeText.back(backTo)}>
          <Icon name="arrow-left" />
        </a>
        <p className="plain-title">{title}</p>
        <CityButton city={city} />
      </div>
    </header>
    <CityMenu city={city} />
  </>
);
