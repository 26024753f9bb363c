import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { voiceText } from '../../../content/text/voice.ts';
import { OfferPrice } from '../../../web/components/prices.tsx';
import type { Understood } from './understand.ts';

/** Shows the parsed query: the service, the place, the car, its price, and the page. */
export const UnderstoodCard = ({ understood }: { readonly understood: Understood }) => (
  <section className="card understood" aria-labelledby="understood">
    <p className="small">{voiceText.understood}</p>
    <h2 id="understood">{understood.title}</h2>
    {understood.car && <p>{understood.car}</p>}
    {understood.offer && (
      <p className="h3">
        <OfferPrice {...understood.offer} />
      </p>
    )}
    <ButtonLink href={understood.path} icon="arrow-right">
      {voiceText.open}
    </ButtonLink>
  </section>
);
