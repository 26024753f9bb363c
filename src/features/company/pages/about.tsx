import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { cities } from '../../../content/cities/all-cities.ts';
import { claims } from '../../../content/claims.ts';
import { about } from '../../../content/company/about.ts';
import { companyText } from '../../../content/text/company.ts';
import { PageHead } from '../../../web/components/heroes.tsx';
import { ClosingBand, Section } from '../../../web/components/sections.tsx';
import { Facts, ProseRows, ratingFact } from '../../../web/components/text-blocks.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { Fold } from '../../../web/document/Fold.tsx';
import { nothingToLoad, page, single } from '../../../web/pages/page-entry.ts';
import { companyCrumbs, companyMetadata } from './company-page.ts';

const text = companyText.about;

const facts = [
  { value: text.facts.expressValue(claims.expressMinutes), label: text.facts.express },
  { value: text.facts.citiesValue(cities.length), label: text.facts.cities },
  { value: text.facts.pickupValue, label: text.facts.pickup },
];

export const aboutPage = page({
  name: 'about',
  family: 'company',
  group: 'company',
  addresses: single(addresses.about),
  load: nothingToLoad,
  metadata: ({ context }) =>
    companyMetadata({ words: about, path: addresses.about, crumb: companyText.aboutCrumb, context }),
  Page: ({ context }) => (
    <>
      <PageHead
        crumbs={companyCrumbs(companyText.aboutCrumb)}
        title={about.heading}
        lead={about.intro[0]}
        picture="skyline-jaipur"
      />
      <Section>
        <div className="stack">
          <p className="lead space-below-6">{about.intro[1]}</p>
          <Facts facts={[ratingFact(context) ?? text.facts.payAfter, ...facts]} />
        </div>
      </Section>
      <Section joined>
        <ProseRows sections={about.sections} />
      </Section>
      <Fold />
      <ClosingBand title={text.closingTitle} text={text.closingText}>
        <ButtonLink kind="white" href={addresses.services}>
          {text.closingAction}
        </ButtonLink>
      </ClosingBand>
    </>
  ),
});
