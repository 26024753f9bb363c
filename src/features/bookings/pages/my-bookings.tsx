import { island as myBookings } from '../../../../client/islands/bookings/MyBookings.island.tsx';
import { myBookingsText as text } from '../../../content/text/my-bookings.ts';
import { PageHead } from '../../../web/components/heroes.tsx';
import { Section } from '../../../web/components/sections.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { Island } from '../../../web/document/Island.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { pageTitle } from '../../../web/document/page-title.ts';
import { nothingToLoad, page, single, standardChrome } from '../../../web/pages/page-entry.ts';

const crumbs = [{ label: text.home, href: addresses.home }, { label: text.title }];

/** The bookings and orders of one device. The page is the same for everybody: only the browser has the list. */
export const myBookingsPage = page({
  name: 'my-bookings',
  family: 'form',
  group: 'other',
  audience: 'unlisted',
  chrome: { ...standardChrome, footer: 'short', popup: 'closed' },
  addresses: single(addresses.myBookings),
  load: nothingToLoad,
  metadata: ({ context }) => ({
    title: pageTitle(text.title, context.brand.name),
    description: text.description,
    keywords: ['my car service booking'],
    image: 'home',
    canonicalPath: addresses.myBookings,
    robots: ROBOTS_INDEX,
  }),
  Page: () => (
    <>
      <PageHead crumbs={crumbs} title={text.title} lead={text.lead} />
      <Section>
        <div className="narrow">
          <Island of={myBookings} props={{}} />
        </div>
      </Section>
    </>
  ),
});
