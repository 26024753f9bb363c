import { Alert } from '../../../client/ui/Alert.tsx';
import { Button } from '../../../client/ui/Button.tsx';
import { Carousel } from '../../../client/ui/Carousel.tsx';
import { Dialog } from '../../../client/ui/Dialog.tsx';
import { DoneMark } from '../../../client/ui/Icon.tsx';
import { MobileField } from '../../../client/ui/MobileField.tsx';
import { CarSummary } from '../../../client/ui/PriceCard.tsx';
import { rupees } from '../../values/money.ts';
import { ServiceCard } from '../components/cards.tsx';
import { TickList } from '../components/lists.tsx';
import type { Specimen } from './specimen.ts';

const summary = (
  <CarSummary
    picture="car-hatchback"
    service="Express service"
    car="Maruti Swift, petrol"
    price={rupees(2999)}
  />
);

const jobs = [
  ['service-battery', 'Battery replacement', '24 months’ warranty', 999],
  ['service-ac', 'AC gas top-up', 'Leak test before', 1499],
  ['service-denting', 'Dent and paint', 'Per panel', 2099],
  ['service-tyre', 'Stepney change', 'Nuts torqued', 299],
] as const;

/** Dialogs, accordions and carousels. */
export const dialogSpecimens: readonly Specimen[] = [
  {
    component: 'Dialog',
    states: {
      'a booking': (
        <>
          <Button opens="gallery-booking">Book Now</Button>
          <Dialog id="gallery-booking" title="Confirm Your Booking">
            <form className="sheet-body" method="dialog">
              {summary}
              <MobileField id="g-dialog-mobile" hint="We call once, 30 minutes before your slot." />
              <Button wide type="submit">
                Continue
              </Button>
              <TickList
                ticks={['A chat opens with this booking filled in', 'Pay after the service, not before']}
              />
            </form>
          </Dialog>
        </>
      ),
      'a failure': (
        <>
          <Button opens="gallery-failed">Fail</Button>
          <Dialog id="gallery-failed" title="Schedule Your Service" subtitle="In just a few clicks!">
            <div className="sheet-body">
              <Alert>Failed to submit form. Please try again.</Alert>
              <Button wide>Try again</Button>
              <Button wide kind="quiet" icon="phone">
                Call us instead
              </Button>
            </div>
          </Dialog>
        </>
      ),
      'a thank-you': (
        <>
          <Button opens="gallery-done">Succeed</Button>
          <Dialog id="gallery-done" title="Booking received" titleHidden>
            <div className="sheet-body">
              <DoneMark />
              <div>
                <h3 className="h2">We have your number</h3>
                <p>We will call you. Or open the chat, with your booking filled in.</p>
              </div>
              {summary}
              <Button wide icon="message-circle">
                Open the chat
              </Button>
              <Button wide kind="quiet" commandfor="gallery-done" command="close">
                Done
              </Button>
            </div>
          </Dialog>
        </>
      ),
    },
  },
  {
    component: 'Carousel',
    wide: true,
    states: {
      'of four': (
        <Carousel label="Doorstep services" fits>
          {jobs.map(([picture, name, detail, price]) => (
            <ServiceCard
              key={picture}
              picture={picture}
              name={name}
              detail={detail}
              price={rupees(price)}
              action={
                <Button kind="quiet" short icon="plus">
                  Add
                </Button>
              }
            />
          ))}
        </Carousel>
      ),
    },
  },
];
