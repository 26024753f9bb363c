import { Button } from '../../../client/ui/Button.tsx';
import { addresses } from '../../contract/addresses.ts';
import { BOOKING_DIALOG } from '../../document/BookingDialog.tsx';
import { ROBOTS_INDEX } from '../../document/metadata.ts';
import { nothingToLoad, page, single, standardChrome } from '../page-entry.ts';

export const homePage = page({
  name: 'home',
  family: 'home',
  group: 'home',
  chrome: { ...standardChrome, navigation: 'wide-only' },
  query: ['car'],
  addresses: single(addresses.home),
  load: nothingToLoad,
  metadata: ({ context }) => ({
    title: `${context.brand.name}: car service at your door, price first`,
    description:
      'Doorstep, workshop or 90-minute express car service. See the exact price for your car, leave your number, and book in a minute.',
    keywords: ['car service', 'doorstep car service', 'express car service'],
    image: '/images/share/home.png',
    canonicalPath: addresses.home,
    robots: ROBOTS_INDEX,
  }),
  Page: ({ context }) => (
    <section className="section">
      <div className="page">
        <h1>Car service at your door. Price first.</h1>
        <p className="lead">
          Doorstep, workshop or a 90-minute express bay, anywhere in {context.city.name}.
        </p>
        <Button opens={BOOKING_DIALOG}>Book Now</Button>
      </div>
    </section>
  ),
});
