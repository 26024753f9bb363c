import {
  type FranchiseTier,
  franchise,
  franchiseCaveats,
  franchiseFaqs,
  franchiseRoyaltyPercent,
  franchiseSteps,
  franchiseTiers,
} from '../../../content/company/franchise.ts';
import { companyText } from '../../../content/text/company.ts';
import { formatCount } from '../../../values/format.ts';
import { formatLakh } from '../../../values/lakh.ts';
import { type SampleContent, shown } from '../../../values/stated.ts';
import { SampleNote } from '../../../web/components/cards.tsx';
import { PageHead } from '../../../web/components/heroes.tsx';
import { FaqList, Steps } from '../../../web/components/lists.tsx';
import { scrolledByKeys } from '../../../web/components/scrolled-by-keys.ts';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { ProseRows } from '../../../web/components/text-blocks.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { Fold } from '../../../web/document/Fold.tsx';
import { nothingToLoad, page, single } from '../../../web/pages/page-entry.ts';
import { EnquiryCard } from '../../enquiries/index.ts';
import { companyCrumbs, companyMetadata } from './company-page.ts';

const text = companyText.franchise;

export const franchisePage = page({
  name: 'franchise',
  family: 'company',
  group: 'business',
  query: ['problem'],
  addresses: single(addresses.franchise),
  load: nothingToLoad,
  metadata: ({ context }) =>
    companyMetadata({
      words: franchise,
      path: addresses.franchise,
      crumb: companyText.franchiseCrumb,
      context,
      faqs: franchiseFaqs,
    }),
  Page: ({ context }) => (
    <>
      <PageHead
        crumbs={companyCrumbs(companyText.franchiseCrumb)}
        title={franchise.heading}
        lead={franchise.intro[0]}
        picture="hero-express"
      />
      <Section>
        <FranchiseFigures samples={context.sampleContent} />
      </Section>
      <Fold />
      <Section sand>
        <div className="beside">
          <ProseRows sections={franchise.sections} />
          <EnquiryCard kind="franchise" context={context} title={text.formTitle} note={text.formText} />
        </div>
      </Section>
      <Section>
        <SectionHead title={text.stepsTitle} />
        <Steps steps={franchiseSteps} />
      </Section>
      <Section joined split>
        <SectionHead flush title={companyText.questions} />
        <FaqList faqs={franchiseFaqs} />
      </Section>
    </>
  ),
});

/** Shows the figures by size of city with their caveats, or how a prospect gets them where there are none. */
function FranchiseFigures({ samples }: { readonly samples: SampleContent }) {
  const tiers = shown(franchiseTiers, samples);
  if (tiers === undefined) return <SectionHead title={text.tableTitle} text={text.noFigures} />;
  return (
    <>
      <SectionHead title={text.tableTitle} text={franchise.intro[1]} />
      <FranchiseTable tiers={tiers} />
      <ul className="caveats">
        {franchiseCaveats.map((caveat) => (
          <li key={caveat}>{caveat}</li>
        ))}
      </ul>
      {franchiseTiers.origin === 'sample' && <SampleNote text={text.sample} />}
    </>
  );
}

type Row = readonly [label: string, value: (tier: FranchiseTier) => string, isSum?: boolean];

const setting: readonly Row[] = [
  [text.rows.example, ({ exampleCities: [city = '', ...more] }) => text.examples(city, more.length)],
  [text.rows.area, ({ areaSquareFeet: { min, max } }) => `${formatCount(min)} to ${formatCount(max)}`],
  [text.rows.bays, ({ bays }) => String(bays)],
  [text.rows.people, ({ people }) => String(people)],
];

const once: readonly Row[] = [
  [text.rows.fee, ({ investment }) => formatLakh(investment.fee)],
  [text.rows.fitOut, ({ investment }) => formatLakh(investment.fitOut)],
  [text.rows.equipment, ({ investment }) => formatLakh(investment.equipment)],
  [text.rows.stock, ({ investment }) => formatLakh(investment.stockAndWorkingCapital)],
  [text.rows.total, ({ investment }) => formatLakh(investment.total), true],
];

const monthly: readonly Row[] = [
  [text.rows.cars, ({ month }) => String(month.cars)],
  [text.rows.revenue, ({ month }) => formatLakh(month.revenue)],
  [text.rows.parts, ({ month }) => formatLakh(month.partsAndMaterials)],
  [text.rows.wages, ({ month }) => formatLakh(month.wagesAndRent)],
  [text.rows.other, ({ month }) => formatLakh(month.otherCosts)],
  [text.rows.royalty(franchiseRoyaltyPercent), ({ month }) => formatLakh(month.royalty)],
  [text.rows.surplus, ({ month }) => formatLakh(month.surplus), true],
  [text.rows.payback, ({ paybackMonths }) => text.paybackValue(paybackMonths), true],
];

interface TiersProps {
  readonly tiers: readonly FranchiseTier[];
}

const FranchiseTable = ({ tiers }: TiersProps) => (
  <section className="matrix-wrap" aria-label={text.tableLabel} {...scrolledByKeys}>
    <table className="matrix sizes">
      <thead>
        <tr>
          <td />
          {tiers.map(({ id, name }) => (
            <th scope="col" key={id}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Rows rows={setting} tiers={tiers} />
      </tbody>
      <tbody>
        <GroupHead title={text.once} columns={tiers.length + 1} />
        <Rows rows={once} tiers={tiers} />
      </tbody>
      <tbody>
        <GroupHead title={text.month} columns={tiers.length + 1} />
        <Rows rows={monthly} tiers={tiers} />
      </tbody>
    </table>
  </section>
);

const GroupHead = ({ title, columns }: { readonly title: string; readonly columns: number }) => (
  <tr className="group-row">
    <th scope="rowgroup" colSpan={columns}>
      {title}
    </th>
  </tr>
);

const Rows = ({ rows, tiers }: TiersProps & { readonly rows: readonly Row[] }) =>
  rows.map(([label, value, isSum]) => (
    <tr key={label} className={isSum ? 'sum-row' : undefined}>
      <th scope="row">{label}</th>
      {tiers.map((tier) => (
        <td key={tier.id}>{value(tier)}</td>
      ))}
    </tr>
  ));
