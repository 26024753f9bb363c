import { Button, ButtonLink, TextLink } from '../../../../client/ui/Button.tsx';
import type { ExpressPage } from '../../../content/express/express-pages.ts';
import { expressPages } from '../../../content/express/express-pages.ts';
import { expressStages, freeIfLateTerms } from '../../../content/express/promise.ts';
import { expressText as text } from '../../../content/text/express.ts';
import { FaqList, Steps } from '../../../web/components/lists.tsx';
import { ServiceRows } from '../../../web/components/prices.tsx';
import { ClosingBand, Section, SectionHead } from '../../../web/components/sections.tsx';
import { ProseRows } from '../../../web/components/text-blocks.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { BOOKING_DIALOG } from '../../../web/document/BookingDialog.tsx';
import type { PriceSet } from '../../pricing/contract.ts';
import { priceFor } from './express-hero.tsx';

interface PageProps {
  readonly page: ExpressPage;
}

interface Joinable {
  /** True after a section with the same background. */
  readonly joined?: boolean;
}

/** Shows the page's own text. Its introduction continues after the hero's first paragraph. */
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

/** Explains when the clock pauses, when the promise does not hold, and how to claim it. */
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

/** Links the other express pages, each with its price for the car. */
export const ExpressFamily = ({ page, prices }: PageProps & { readonly prices: PriceSet | undefined }) => (
  <Section>
    <SectionHead title={text.family} text={text.familyText} />
    <ServiceRows
      rows={family
        .filter(({ key }) => key !== page.key)
        .map(({ key, icon, href }) => {
          const other = expressPages[key];
          const price = priceFor(other, prices);
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

interface ExpressClosingProps {
  /** The title for a job without the 90-minute promise. */
  readonly title?: string;
}

export const ExpressClosing = ({ title = text.closingTitle }: ExpressClosingProps) => (
  <ClosingBand title={title} text={text.closingText}>
    <ButtonLink kind="white" href={addresses.assistant} icon="message-circle">
      {text.openChat}
    </ButtonLink>
  </ClosingBand>
);

/** Shows the work of both mechanics and the steps that the owner sees, minute by minute. */
export const ExpressStages = () => (
  <Section sand>
    <SectionHead title={text.stagesInFull} text={text.stagesText} />
    <ol className="stages">
      {expressStages.map((stage) => (
        <li key={stage.title}>
          <div>
            <p className="clock">{text.minutes(stage.fromMinute, stage.toMinute)}</p>
            <h3>{stage.title}</h3>
          </div>
          <dl>
            <div>
              <dt>{text.firstMechanic}</dt>
              <dd>{stage.firstMechanic}</dd>
            </div>
            <div>
              <dt>{text.secondMechanic}</dt>
              <dd>{stage.secondMechanic}</dd>
            </div>
            <div>
              <dt>{text.forYou}</dt>
              <dd>{stage.forYou}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  </Section>
);

/** Shows the stages as the owner sees them, with a link to all details unless the page has no links. */
export const StagesInShort = ({ isLast = false }: { readonly isLast?: boolean }) => (
  <Section sand>
    <SectionHead title={text.stages} text={text.stagesText}>
      {!isLast && (
        <TextLink href={addresses.expressNinetyMinutes} arrow>
          {text.allStages}
        </TextLink>
      )}
    </SectionHead>
    <Steps
      steps={expressStages.map(({ fromMinute, toMinute, title, forYou }) => ({
        title,
        time: text.minutes(fromMinute, toMinute),
        text: forYou,
      }))}
    />
  </Section>
);

/** Links to the cart of one express service. The address names no car, because the cart uses the last chosen one. */
export const PayNow = () => (
  <Section id="pay">
    <SectionHead flush title={text.payNow} text={text.payNowText}>
      <div className="pair">
        <ButtonLink icon="credit-card" href={addresses.expressPayNowCart}>
          {text.toCart}
        </ButtonLink>
        <Button kind="quiet" opens={BOOKING_DIALOG}>
          {text.payAfter}
        </Button>
      </div>
    </SectionHead>
  </Section>
);
