import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { Picture } from '../../../../client/ui/Picture.tsx';
import { Skeleton } from '../../../../client/ui/Spinner.tsx';
import type { ExpressPage } from '../../../content/express/express-pages.ts';
import { expressText as text } from '../../../content/text/en/express.ts';
import { Breadcrumb, type Crumb } from '../../../web/components/Breadcrumb.tsx';
import { HeroLead } from '../../../web/components/HeroLead.tsx';
import { TickList } from '../../../web/components/TickList.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { BOOKING_DIALOG } from '../../../web/document/BookingDialog.tsx';
import { CarPicker } from '../../../web/document/CarPicker.tsx';
import { Priced } from '../../../web/document/Priced.tsx';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import { serviceCar } from '../../services/pages/service-car.ts';
import { featuredOf } from './express-view.ts';

interface ExpressHeroProps {
  readonly page: ExpressPage;
  readonly context: PageContext;
  readonly crumbs?: readonly Crumb[];
  /** In place of the page's own words: an advertisement's. */
  readonly words?: { readonly title: string; readonly lead: string; readonly points: readonly string[] };
}

/** Characters of a lead that a phone 360 px wide shows in three lines. */
const THREE_LINES = 130;

/** The promise in words, the price for the car beside it. */
export function ExpressHero({ page, context, crumbs, words }: ExpressHeroProps) {
  const { title, lead, points } = words ?? {
    title: page.heading,
    lead: page.intro[0] ?? '',
    points: page.points,
  };
  return (
    <div className="service-hero">
      <div className="page">
        <div className="words">
          {crumbs && <Breadcrumb crumbs={crumbs} />}
          {/* Where no breadcrumb keeps it from the edge. */}
          <h1 className={crumbs ? undefined : 'pad-above-5'}>{title}</h1>
          <HeroLead text={lead} room={THREE_LINES} />
          <Picture name={page.picture} priority hiddenOnPhones />
        </div>
        <div className="deal">
          <Priced context={context} fallback={<Skeleton shape="block" />}>
            {(book) => {
              const car = serviceCar(context, book);
              return car ? (
                <CarPicker
                  context={context}
                  book={book}
                  car={car}
                  layout="home"
                  featured={featuredOf(page)}
                />
              ) : (
                <Button opens={BOOKING_DIALOG}>{text.bookNow}</Button>
              );
            }}
          </Priced>
          <TickList ticks={points} />
          <ButtonLink kind="quiet" wide icon="calendar-clock" href={addresses.assistant}>
            {text.byChat}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
