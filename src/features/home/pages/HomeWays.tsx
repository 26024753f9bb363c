import { claims } from '../../../content/claims.ts';
import type { Service } from '../../../content/services/service.ts';
import { serviceOf } from '../../../content/services/services.ts';
import { homeText } from '../../../content/text/en/home.ts';
import type { Paise } from '../../../values/money.ts';
import { Section } from '../../../web/components/Section.tsx';
import { SectionHead } from '../../../web/components/SectionHead.tsx';
import { WayCards } from '../../../web/components/WayCards.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { serviceAddress } from '../../../web/document/priced-services.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import { homeCar } from './home-car.ts';

const text = homeText.ways;

const fromPrice = ({ price }: Service): Paise | undefined =>
  price.kind === 'from' ? price.amount : undefined;

/** Three ways to have it done. */
export function HomeWays({ context }: { readonly context: PageContext }) {
  const book = context.prices.peek();
  const express = book && homeCar(context, book)?.row.express;
  return (
    <Section>
      <SectionHead title={text.title} text={text.text} />
      <WayCards
        cards={[
          {
            href: addresses.doorstep,
            picture: 'hero-doorstep',
            title: text.doorstep,
            text: text.doorstepText,
            price: fromPrice(serviceOf('doorstep')),
            isFrom: true,
            linkText: text.doorstepLink,
          },
          {
            href: addresses.express,
            picture: 'hero-express',
            title: text.express,
            text: text.expressText,
            ...(express == null
              ? { price: claims.pricesFrom.expressService, isFrom: true }
              : { price: express, follows: 'express' }),
            linkText: text.expressLink,
          },
          {
            href: serviceAddress(serviceOf('emergency')),
            picture: 'roadside-night',
            title: text.road,
            text: text.roadText,
            price: fromPrice(serviceOf('emergency')),
            isFrom: true,
            linkText: text.roadLink,
          },
        ]}
      />
    </Section>
  );
}
