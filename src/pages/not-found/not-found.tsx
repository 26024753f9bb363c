import { ButtonLink } from '../../../client/ui/ButtonLink.tsx';
import { chromeText } from '../../content/text/en/chrome.ts';
import { pageText } from '../../content/text/en/pages.ts';
import { addresses } from '../../contract/addresses.ts';
import { ROBOTS_INDEX } from '../../document/metadata.ts';
import { nothingToLoad, page } from '../page-entry.ts';

const text = pageText.notFound;

/** Unknown paths: status 404, default metadata with the address itself as canonical (design section 5). */
export const notFoundPage = page({
  name: 'not-found',
  family: 'not-found',
  group: 'other',
  audience: 'unlisted',
  addresses: () => [],
  match: (path) => ({ path }),
  load: nothingToLoad,
  metadata: ({ parameters, context }) => ({
    title: `${text.title} | ${context.brand.name}`,
    description: text.description,
    keywords: ['car service', 'car repair', 'doorstep car service'],
    image: '/images/share/home.png',
    canonicalPath: parameters.path,
    robots: ROBOTS_INDEX,
  }),
  Page: () => (
    <section className="section">
      <div className="page">
        <h1>{text.heading}</h1>
        <p className="lead">{text.text}</p>
        <ButtonLink href={addresses.home}>{chromeText.navigation.home}</ButtonLink>
      </div>
    </section>
  ),
});
