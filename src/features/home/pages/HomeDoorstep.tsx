import { island as addToCart } from '../../../../client/islands/doorstep/AddToCart.island.tsx';
import { TextLink } from '../../../../client/ui/Button.tsx';
import { Carousel } from '../../../../client/ui/Carousel.tsx';
import { findDoorstepService } from '../../../content/doorstep/find.ts';
import { isPictureName } from '../../../content/pictures.ts';
import { homeText } from '../../../content/text/en/home.ts';
import { Section } from '../../../web/components/Section.tsx';
import { ServiceCard } from '../../../web/components/ServiceCard.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { Island } from '../../../web/document/Island.tsx';

const text = homeText.doorstep;
const shown = ['battery-replacement', 'ac-gas-topup', 'number-plate-fitting', 'used-car-inspection'];

/** Four small jobs of the doorstep catalogue. */
export const HomeDoorstep = () => (
  <Section joined>
    <div className="head-row">
      <h2>{text.title}</h2>
      <TextLink className="wide-only" href={addresses.doorstep} arrow>
        {text.all}
      </TextLink>
    </div>
    <Carousel label={text.title} fits>
      {shown
        .flatMap((id) => findDoorstepService(id) ?? [])
        .map(({ id, name, summary, price, image }) => (
          <ServiceCard
            key={id}
            picture={isPictureName(image) ? image : 'service-doorstep'}
            name={name}
            detail={summary}
            price={price}
            action={<Island of={addToCart} props={{ id, name, price }} />}
          />
        ))}
    </Carousel>
    <TextLink className="phone-only" href={addresses.doorstep} arrow>
      {text.all}
    </TextLink>
  </Section>
);
