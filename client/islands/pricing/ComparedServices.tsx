import { pickerText as text } from '../../../src/content/text/picker.ts';
import { uiText } from '../../../src/content/text/ui.ts';
import { dependsOnCar } from '../../../src/features/pricing/contract.ts';
import { RadioCards } from '../../ui/radios.tsx';
import { type CardPrices, comparedOffer, isOfferId, OFFER_IDS, type OfferId } from './offers.ts';

interface ComparedServicesProps {
  /** The service whose price the card shows large. */
  readonly offer: OfferId;
  /** The page has the prices of the services that its city offers. */
  readonly prices: CardPrices;
  /** The prices to show; none while they are not known. */
  readonly shown: CardPrices;
  readonly isFrom: boolean;
  readonly onCompare: (offer: OfferId) => void;
}

/** The services of a landing page's price card, of which one is shown large. */
export const ComparedServices = ({ offer, prices, shown, isFrom, onCompare }: ComparedServicesProps) => (
  <RadioCards
    ruled
    legend={text.services}
    name="service"
    value={offer}
    onChoose={(value) => isOfferId(value) && onCompare(value)}
    cards={OFFER_IDS.filter((id) => id in prices).map((id) => {
      const { title, ...rest } = comparedOffer(id, shown);
      return { value: id, title: isFrom && dependsOnCar(id) ? `${title}, ${uiText.from}` : title, ...rest };
    })}
  />
);
