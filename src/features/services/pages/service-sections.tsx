import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { Carousel } from '../../../../client/ui/Carousel.tsx';
import { classNames } from '../../../../client/ui/class-names.ts';
import { Icon } from '../../../../client/ui/Icon.tsx';
import { postsAbout } from '../../../content/blog/posts.ts';
import type { City } from '../../../content/cities/city.ts';
import { findDoorstepService } from '../../../content/doorstep/find.ts';
import type { Service } from '../../../content/services/service.ts';
import { servicesText } from '../../../content/text/services.ts';
import { capitalised, formatDate } from '../../../values/format.ts';
import { PostCard, ServiceCard } from '../../../web/components/cards.tsx';
import { FaqList, Steps, TickList } from '../../../web/components/lists.tsx';
import { ServiceRows } from '../../../web/components/prices.tsx';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { ProseRows } from '../../../web/components/text-blocks.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { serviceRowsIn } from '../../../web/document/priced-services.ts';
import type { Work } from '../../offers/contract.ts';
import type { PriceSet } from '../../pricing/contract.ts';

const text = servicesText.one;

interface ServiceProps {
  readonly service: Service;
}

/** Shows the reasons for the service, beside duration, warranty and payment. */
export const ServiceFacts = ({ service }: ServiceProps) => (
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
        <dd>{capitalised(service.duration)}</dd>
        <dt>{text.facts.warranty}</dt>
        <dd>{capitalised(service.warranty)}</dd>
        <dt>{text.facts.pay}</dt>
        <dd>{text.facts.payValue}</dd>
        <dt>{text.facts.pickup}</dt>
        <dd>{text.facts.pickupValue}</dd>
      </dl>
    </div>
  </Section>
);

export const ServiceSteps = ({ service }: ServiceProps) => (
  <Section sand>
    <SectionHead title={text.steps} />
    <Steps steps={service.steps} />
  </Section>
);

/** Shows the work that the price includes and excludes, and the signs that the car needs the service. */
export const ServiceScope = ({ service, work }: ServiceProps & { readonly work: Work }) => (
  <Section>
    <div className="scope">
      <div>
        <h2>{text.included}</h2>
        <TickList roomy ticks={work.includes} />
      </div>
      <div>
        <h2>{text.excluded}</h2>
        <ul className="ticks roomy">
          {work.excludes.map((item) => (
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

export const ServiceProse = ({ service }: ServiceProps) => (
  <Section joined>
    <ProseRows sections={service.sections} />
  </Section>
);

/** Shows the part of the service that the doorstep catalogue does at home. */
export function ServiceAtHome({ service }: ServiceProps) {
  const jobs = service.doorstepServiceIds.flatMap((id) => findDoorstepService(id) ?? []);
  if (jobs.length === 0) return null;
  return (
    <Section sand>
      <SectionHead title={text.home} text={text.homeText} />
      <Carousel label={text.home} fits={jobs.length > 2}>
        {jobs.map(({ id, categoryId, name, summary, price, extra, image }) => (
          <ServiceCard
            key={id}
            picture={image}
            name={name}
            detail={extra?.label ?? summary}
            price={price}
            action={
              <ButtonLink
                kind="quiet"
                short
                href={addresses.doorstepCategory(categoryId)}
                aria-label={text.viewService(name)}
              >
                {text.view}
              </ButtonLink>
            }
          />
        ))}
      </Carousel>
    </Section>
  );
}

export const ServiceQuestions = ({ service }: ServiceProps) => (
  <Section split>
    <SectionHead flush title={text.questions(service.name)} text={text.ask}>
      <ButtonLink kind="quiet" icon="message-circle" href={addresses.assistant}>
        {text.openChat}
      </ButtonLink>
    </SectionHead>
    <FaqList faqs={service.faqs} />
  </Section>
);

/** Links related services and posts about this one. */
export function ServiceRelated({
  service,
  city,
  prices,
}: ServiceProps & { readonly city: City; readonly prices: PriceSet | undefined }) {
  const posts = postsAbout(service.id, 2);
  return (
    <>
      <Section joined>
        <SectionHead title={text.related} />
        <ServiceRows rows={serviceRowsIn(service.related, { city, prices })} />
      </Section>
      {posts.length > 0 && (
        <Section joined>
          <SectionHead title={text.posts} />
          <div className="cards">
            {posts.map(({ slug, title, date, readingMinutes }) => (
              <PostCard
                key={slug}
                href={addresses.blogPost(slug)}
                title={title}
                note={text.postNote(formatDate(date), readingMinutes)}
              />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}
