import { consentText } from '../../content/text/consent.ts';
import { addresses, endpoints } from '../contract/addresses.ts';

/**
 * The consent bar is hidden until client/idle/consent.idle.ts finds no stored choice. Both buttons look the same.
 * Without JavaScript the site tracks nothing, so it asks nothing.
 */
export const ConsentBar = () => (
  <form
    className="consent"
    method="post"
    action={endpoints.consent}
    data-consent=""
    hidden
    aria-label={consentText.label}
  >
    <p>
      {consentText.question} <a href={addresses.privacyPolicy}>{consentText.more}</a>
    </p>
    <button type="submit" className="btn quiet short" name="choice" value="none">
      {consentText.no}
    </button>
    <button type="submit" className="btn quiet short" name="choice" value="all">
      {consentText.yes}
    </button>
  </form>
);
