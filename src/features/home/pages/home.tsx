import { Skeleton } from '../../../../client/ui/Spinner.tsx';
import { homeFaqs, homeText } from '../../../content/text/en/home.ts';
import { landingText } from '../../../content/text/en/landing.ts';
import { FaqList } from '../../../web/components/FaqList.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { SectionHead } from '../../../web/components/SectionHead.tsx';
import { Steps } from '../../../web/components/Steps.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { CAR_QUERY } from '../../../web/document/CarPicker.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { Priced } from '../../../web/document/Priced.tsx';
import { autoRepairNode } from '../../../web/document/structured-data/auto-repair.ts';
import { faqPageNode } from '../../../web/document/structured-data/faq-page.ts';
import { organisationNode } from '../../../web/document/structured-data/organisation.ts';
import { webSiteNode } from '../../../web/document/structured-data/web-site.ts';
import {
  nothingToLoad,
  type PageContext,
  page,
  single,
  standardChrome,
} from '../../../web/pages/page-entry.ts';
import { HomeCities } from './HomeCities.tsx';
import { HomeClosing } from './HomeClosing.tsx';
import { HomeDoorstep } from './HomeDoorstep.tsx';
import { BrandRow, HomeHero } from './HomeHero.tsx';
import { HomeReviews } from './HomeReviews.tsx';
import { HomeServices } from './HomeServices.tsx';
import { HomeWays } from './HomeWays.tsx';
import { OpenChat } from './OpenChat.tsx';

export const homePage = page({
  name: 'home',
  family: 'home',
  group: 'home',
  chrome: { ...standardChrome, navigation: 'wide-only' },
  query: CAR_QUERY,
  addresses: single(addresses.home),
  load: nothingToLoad,
  metadata: ({ context }) => ({
    title: homeText.title(context.brand.name),
    description: homeText.description(context.city.name),
    keywords: homeText.keywords(context.city.name),
    image: '/images/share/home.png',
    canonicalPath: addresses.home,
    robots: ROBOTS_INDEX,
    structuredData: [
      organisationNode(context),
      autoRepairNode(context),
      webSiteNode(context),
      faqPageNode(context, addresses.home, homeFaqs(context.city.name)),
    ],
  }),
  Page: ({ context }) => <HomePage context={context} />,
});

function HomePage({ context }: { readonly context: PageContext }) {
  const { city } = context;
  return (
    <>
      <BrandRow context={context} />
      <HomeHero context={context} />
      <HomeWays context={context} />
      <Priced context={context} fallback={<Skeleton shape="block" />}>
        {(book) => <HomeServices context={context} book={book} />}
      </Priced>
      <Section>
        <SectionHead title={landingText.steps.title} />
        <Steps steps={landingText.steps.list} />
      </Section>
      <HomeDoorstep />
      <HomeReviews city={city} />
      <HomeCities city={city} />
      <Section split joined>
        <SectionHead title={homeText.faqTitle} text={homeText.faqText} flush>
          <OpenChat />
        </SectionHead>
        <FaqList faqs={homeFaqs(city.name)} />
      </Section>
      <HomeClosing formKey={context.formKey} />
    </>
  );
}
