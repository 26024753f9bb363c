import { ButtonLink, TextLink } from '../../../../client/ui/Button.tsx';
import type { ExpressPage } from '../../../content/express/express-pages.ts';
import { expressPages } from '../../../content/express/express-pages.ts';
import { freeIfLateTerms } from '../../../content/express/promise.ts';
import { expressText as text } from '../../../content/text/en/express.ts';
import type { Paise } from '../../../values/money.ts';
import { ClosingBand } from '../../../web/components/ClosingBand.tsx';
import { FaqList } from '../../../web/components/FaqList.tsx';
import { ProseRows } from '../../../web/components/ProseRows.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { SectionHead } from '../../../web/components/SectionHead.tsx';
import { ServiceRows } from '../../../web/components/ServiceRows.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import type { PriceSet } from '../../pricing/contract.ts';
import { priceSet } from '../../pricing/contract.ts';
import { serviceCar } from '../../services/pages/service-car.ts';
import { priceFor } from './express-view.ts';

interface PageProps {
  readonly page: ExpressPage;
}

interface Joinable {
  /** After a section on the same ground. */
  readonly joined?: boolean;
}

/** The page's own text, and whatever of its introduction the hero left. */
export const ExpressProse = ({ page }: PageProps) => {
  const more = page.intro.slice(1);
  if (page.sections.length === 0 && more.length === 0) return null;
  return (
    <Section>
      {more.map((paragraph) => (
        <p className="lead space-below-6" key={paragraph}>
          {paragraph}
        </p>
      ))}
      <ProseRows sections={page.sections} />
    </Section>
  );
};

/** What is promised, when the clock pauses, when it does not hold, how one gets it. */
export const FreeIfLate = ({ joined = false }: Joinable) => (
  <Section joined={joined}>
    <SectionHead title={text.terms}>
      <TextLink href={addresses.expressTerms} arrow>
        {text.termsLink}
      </TextLink>
    </SectionHead>
    <ProseRows sections={freeIfLateTerms} />
  </Section>
);

export const ExpressQuestions = ({ page, joined = false }: PageProps & Joinable) => (
  <Section split sand joined={joined}>
    <SectionHead flush title={text.questions} />
    <FaqList faqs={page.faqs} />
  </Section>
);

const family = [
  { key: 'express', icon: 'timer', href: addresses.express },
  { key: 'expressLive', icon: 'calendar-clock', href: addresses.expressLive },
  { key: 'expressPayNow', icon: 'credit-card', href: addresses.expressPayNow },
  { key: 'expressNinetyMinutes', icon: 'list', href: addresses.expressNinetyMinutes },
  { key: 'expressDentPaint', icon: 'paint-roller', href: addresses.expressDentPaint },
  { key: 'expressAc', icon: 'snowflake', href: addresses.expressAc },
] as const;

/** The other pages of the family, with what each costs for the car. */
export function ExpressFamily({ page, context }: PageProps & { readonly context: PageContext }) {
  const book = context.prices.peek();
  const car = book && serviceCar(context, book);
  const prices: PriceSet | undefined = car && priceSet(car.row);
  return (
    <Section>
      <SectionHead title={text.family} text={text.familyText} />
      <ServiceRows
        rows={family
          .filter(({ key }) => key !== page.key)
          .map(({ key, icon, href }) => {
            const other = expressPages[key];
            const price: Paise | undefined = priceFor(other, prices);
            return {
              icon,
              href,
              name: other.title,
              detail: other.points[0] ?? '',
              ...(price === undefined ? {} : { price, follows: other.price }),
            };
          })}
      />
    </Section>
  );
}

interface ExpressClosingProps {
  /** Of a job for which the 90 minutes are not promised. */
  readonly title?: string;
}

export const ExpressClosing = ({ title = text.closingTitle }: ExpressClosingProps) => (
  <ClosingBand title={title} text={text.closingText}>
    <ButtonLink kind="white" href={addresses.assistant} icon="message-circle">
      {text.openChat}
    </ButtonLink>
  </ClosingBand>
);
