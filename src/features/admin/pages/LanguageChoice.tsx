import { adminText } from '../../../content/text/admin.ts';
import { adminEndpoints } from '../contract/addresses.ts';

const { language } = adminText;

/** Shows the admin in its other language from now on, on this device. */
export const LanguageChoice = () => (
  <form method="post" action={adminEndpoints.language}>
    <button type="submit" name="language" value={language.other} lang={language.other}>
      {language.name}
    </button>
  </form>
);
