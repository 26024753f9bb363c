import { island as addToCart } from '../../../../client/islands/doorstep/AddToCart.island.tsx';
import { Accordion } from '../../../../client/ui/Accordion.tsx';
import { Badge } from '../../../../client/ui/Badge.tsx';
import { Picture } from '../../../../client/ui/Picture.tsx';
import { Rating } from '../../../../client/ui/Rating.tsx';
import { findDoorstepCategory } from '../../../content/doorstep/find.ts';
import { doorstepServices } from '../../../content/doorstep/services.ts';
import { doorstepPageText } from '../../../content/text/doorstep.ts';
import { rememberingOf } from '../../../values/remembering.ts';
import { type SampleContent, shown } from '../../../values/stated.ts';
import { TickList } from '../../../web/components/lists.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { Island } from '../../../web/document/Island.tsx';
import { type DoorstepService, wordsOf } from '../rules/catalogue.ts';

interface ServiceRowProps {
  readonly service: DoorstepService;
  /** The search filters this service out; it stays in the page, hidden. */
  readonly hidden?: boolean;
  /** The name links to the service's details. */
  readonly linked?: boolean;
  readonly samples: SampleContent;
}

/** One service of the catalogue with its price and the button that adds it. The form around all rows posts the button. */
export function ServiceRow({ service, hidden = false, linked = false, samples }: ServiceRowProps) {
  const { id, categoryId, name, summary, duration, rating, extra, image } = service;
  const average = shown(rating, samples);
  return (
    <article className="ds" data-words={linked ? searchWords(service) : undefined} hidden={hidden}>
      <Picture name={image} />
      <div>
        <h3>{linked ? <a href={`${addresses.doorstepCategory(categoryId)}#${id}`}>{name}</a> : name}</h3>
        <p>{summary}</p>
        <div className="ds-facts">
          {duration}
          {average !== undefined && <Rating value={average} isSample={rating.origin === 'sample'} />}
        </div>
        {extra && <p>{extra.label}</p>}
        <Island of={addToCart} className="buy" props={soldService(service)} />
      </div>
    </article>
  );
}

const text = doorstepPageText.category;

/** Shows a service with its description and everything that the price includes. */
export const ServiceInFull = ({ service, samples }: Pick<ServiceRowProps, 'service' | 'samples'>) => (
  <div className="ds-full" id={service.id}>
    <ServiceRow service={service} samples={samples} />
    <p>{service.description}</p>
    <div className="badges">
      {service.features.map((feature) => (
        <Badge key={feature}>{feature}</Badge>
      ))}
    </div>
    <Accordion
      items={[
        {
          title: text.included,
          content: (
            <>
              <TickList ticks={service.includes} />
              {service.billedSeparately && (
                <p className="space-above-4">
                  <b>{text.billedSeparately}:</b> {service.billedSeparately}
                </p>
              )}
            </>
          ),
        },
      ]}
    />
  </div>
);

/** Returns the text that the page's search matches, with and without JavaScript. */
export const searchWords = rememberingOf(({ name, summary, categoryId, features }: DoorstepService) =>
  wordsOf([name, summary, findDoorstepCategory(categoryId)?.name ?? '', ...features]),
);

/** The facts of a service that the cart in the browser needs. */
const soldService = ({ id, name, price, discountPrice, extra }: DoorstepService) => ({
  id,
  name,
  price,
  ...(discountPrice !== undefined && { discountPrice }),
  ...(extra && { extra }),
});

/** All services, for a page whose rows do not list them. */
export const soldServices = doorstepServices.map(soldService);
