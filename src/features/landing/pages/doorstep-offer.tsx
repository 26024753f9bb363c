import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import type { Brand } from '../../../content/brand.ts';
import { landingText } from '../../../content/text/landing.ts';
import type { IconName } from '../../../values/icon-names.ts';
import { type ServiceRow, ServiceRows } from '../../../web/components/prices.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { BOOKING_DIALOG } from '../../../web/document/BookingDialog.tsx';
import { type CategoryId, type DoorstepService, unitPrice } from '../../doorstep/contract.ts';
import type { DoorstepOffer } from './landing-view.ts';

interface DoorstepActionProps {
  readonly offer: DoorstepOffer;
  readonly brand: Brand;
  readonly wide?: boolean;
}

/** Offers a phone call in an emergency, else the booking. */
export const DoorstepAction = ({ offer, brand, wide = false }: DoorstepActionProps) =>
  offer.urgent ? (
    <ButtonLink href={`tel:${brand.supportPhoneDial}`} icon="phone" wide={wide}>
      {landingText.callNow}
    </ButtonLink>
  ) : (
    <Button opens={BOOKING_DIALOG} wide={wide}>
      {landingText.bookNow}
    </Button>
  );

/** Replaces the price picker: these jobs cost the same for every car. */
export const DoorstepPriceCard = ({ offer, brand }: DoorstepActionProps) => (
  <section className="price-card" aria-label={landingText.atYourDoor}>
    <div className="price-card-body">
      <ServiceRows rows={offer.services.map(doorstepRow)} />
      <DoorstepAction offer={offer} brand={brand} wide />
    </div>
  </section>
);

const icons: Readonly<Record<CategoryId, IconName>> = {
  EMERGENCY: 'siren',
  MAINTENANCE: 'wrench',
  INSPECTION: 'scan-line',
  CLEANING: 'sparkles',
  AC_SERVICE: 'snowflake',
  REPAIRS: 'settings',
};

/** Makes a table row that links a job to the doorstep catalogue. */
export const doorstepRow = (service: DoorstepService): ServiceRow => ({
  href: `${addresses.doorstepCategory(service.categoryId)}#${service.id}`,
  icon: icons[service.categoryId],
  name: service.name,
  detail: service.extra?.label ?? service.summary,
  price: unitPrice(service),
});
