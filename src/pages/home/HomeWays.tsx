import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { WayCards } from '../../components/WayCards.tsx';
import { claims } from '../../content/claims.ts';
import type { Service } from '../../content/services/service.ts';
import { serviceOf } from '../../content/services/services.ts';
import { homeText } from '../../content/text/en/home.ts';
import { addresses } from '../../contract/addresses.ts';
import { serviceAddress } from '../../document/priced-services.ts';
import type { Paise } from '../../domain/money.ts';
import type { PageContext } from '../page-entry.ts';
import { homeCar } from './home-car.ts';

const text = homeText.ways;

const fromPrice = ({ price }: Service): Paise | undefined =>
  price.kind === 'from' ? price.amount : undefined;

/** Three ways to have it done. */
export function HomeWays({ context }: { readonly context: PageContext }) {
  const book = context.prices.peek();
  const express = book && homeCar(context, book)?.row.discountedPrice;
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
              : { price: express, follows: 'discountedExpressPrice' }),
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
