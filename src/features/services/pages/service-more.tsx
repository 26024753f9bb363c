import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { Carousel } from '../../../../client/ui/Carousel.tsx';
import { postsAbout } from '../../../content/blog/posts.ts';
import { findDoorstepService } from '../../../content/doorstep/find.ts';
import { isPictureName } from '../../../content/pictures.ts';
import type { Service } from '../../../content/services/service.ts';
import { serviceOf } from '../../../content/services/services.ts';
import { servicesText } from '../../../content/text/en/services.ts';
import { formatDate } from '../../../values/format.ts';
import { FaqList } from '../../../web/components/FaqList.tsx';
import { PostCard } from '../../../web/components/PostCard.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { SectionHead } from '../../../web/components/SectionHead.tsx';
import { ServiceCard } from '../../../web/components/ServiceCard.tsx';
import { ServiceRows } from '../../../web/components/ServiceRows.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { serviceRow } from '../../../web/document/priced-services.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import { priceSet } from '../../pricing/contract.ts';
import { serviceCar } from './service-car.ts';

const text = servicesText.one;

interface ServiceProps {
  readonly service: Service;
}

/** The part of the service that the doorstep catalogue does at home. */
export function ServiceAtHome({ service }: ServiceProps) {
  const jobs = service.doorstepServiceIds.flatMap((id) => findDoorstepService(id) ?? []);
  if (jobs.length === 0) return null;
  return (
    <Section sand>
      <SectionHead title={text.home} text={text.homeText} />
      <Carousel label={text.home} fits={jobs.length > 2}>
        {jobs.map(({ id, categoryId, name, summary, price, image }) => (
          <ServiceCard
            key={id}
            picture={isPictureName(image) ? image : 'service-doorstep'}
            name={name}
            detail={summary}
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

/** Services that go with it, and posts about it. */
export function ServiceRelated({ service, context }: ServiceProps & { readonly context: PageContext }) {
  const book = context.prices.peek();
  const car = book && serviceCar(context, book);
  const prices = car && priceSet(car.row);
  const posts = postsAbout(service.id, 2);
  return (
    <>
      <Section joined>
        <SectionHead title={text.related} />
        <ServiceRows rows={service.related.map((id) => serviceRow(serviceOf(id), prices))} />
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
