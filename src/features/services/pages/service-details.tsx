import { classNames } from '../../../../client/ui/class-names.ts';
import { Icon } from '../../../../client/ui/Icon.tsx';
import type { Service } from '../../../content/services/service.ts';
import { servicesText } from '../../../content/text/en/services.ts';
import { ProseRows } from '../../../web/components/ProseRows.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { SectionHead } from '../../../web/components/SectionHead.tsx';
import { Steps } from '../../../web/components/Steps.tsx';
import { TickList } from '../../../web/components/TickList.tsx';

const text = servicesText.one;

/** Words that stand in the middle of a sentence elsewhere, and alone here. */
const beginning = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** How long, which warranty, when one pays: beside the reason to do it at all. */
export const ServiceFacts = ({ service }: { readonly service: Service }) => (
  <Section>
    <div className="beside">
      <div className="stack">
        {service.intro.map((paragraph, index) => (
          <p key={paragraph} className={classNames(index === 0 ? 'lead' : 'soft')}>
            {paragraph}
          </p>
        ))}
      </div>
      <dl className="card key-facts">
        <dt>{text.facts.takes}</dt>
        <dd>{beginning(service.duration)}</dd>
        <dt>{text.facts.warranty}</dt>
        <dd>{beginning(service.warranty)}</dd>
        <dt>{text.facts.pay}</dt>
        <dd>{text.facts.payValue}</dd>
        <dt>{text.facts.pickup}</dt>
        <dd>{text.facts.pickupValue}</dd>
      </dl>
    </div>
  </Section>
);

export const ServiceSteps = ({ service }: { readonly service: Service }) => (
  <Section sand>
    <SectionHead title={text.steps} />
    <Steps steps={service.steps} />
  </Section>
);

/** What the price holds, what it does not, and when to think of the service. */
export const ServiceScope = ({ service }: { readonly service: Service }) => (
  <Section>
    <div className="scope">
      <div>
        <h2>{text.included}</h2>
        <TickList roomy ticks={service.includes} />
      </div>
      <div>
        <h2>{text.excluded}</h2>
        <ul className="ticks roomy">
          {service.excludes.map((item) => (
            <li key={item}>
              <Icon name="minus" className="muted" />
              {item}
            </li>
          ))}
        </ul>
        <h2>{text.signs}</h2>
        <ul className="ticks roomy">
          {service.signs.map((sign) => (
            <li key={sign}>
              <Icon name="eye" className="muted" />
              {sign}
            </li>
          ))}
        </ul>
      </div>
    </div>
  </Section>
);

export const ServiceProse = ({ service }: { readonly service: Service }) => (
  <Section joined>
    <ProseRows sections={service.sections} />
  </Section>
);
