import {
  type FranchiseTier,
  franchise,
  franchiseCaveats,
  franchiseFaqs,
  franchiseRoyaltyPercent,
  franchiseSteps,
  franchiseTiers,
} from '../../../content/company/franchise.ts';
import { companyText } from '../../../content/text/en/company.ts';
import { formatCount } from '../../../values/format.ts';
import { formatLakh } from '../../../values/lakh.ts';
import { PageHead } from '../../../web/components/heroes.tsx';
import { FaqList, Steps } from '../../../web/components/lists.tsx';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { ProseRows } from '../../../web/components/text-blocks.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
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
        <SectionHead title={text.tableTitle} text={franchise.intro[1]} />
        <FranchiseTable />
        <ul className="caveats">
          {franchiseCaveats.map((caveat) => (
            <li key={caveat}>{caveat}</li>
          ))}
        </ul>
      </Section>
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

/** A scrolling element needs a tab stop, so that the arrow keys can scroll it (WCAG 2.1.1). */
const scrolledByKeys = { tabIndex: 0 } as const;

/** Compares three sizes of city in a table. */
const FranchiseTable = () => (
  <section className="matrix-wrap" aria-label={text.tableLabel} {...scrolledByKeys}>
    <table className="matrix sizes">
      <thead>
        <tr>
          <td />
          {franchiseTiers.map(({ id, name }) => (
            <th scope="col" key={id}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Rows rows={setting} />
      </tbody>
      <tbody>
        <GroupHead title={text.once} />
        <Rows rows={once} />
      </tbody>
      <tbody>
        <GroupHead title={text.month} />
        <Rows rows={monthly} />
      </tbody>
    </table>
  </section>
);

const GroupHead = ({ title }: { readonly title: string }) => (
  <tr className="group-row">
    <th scope="rowgroup" colSpan={franchiseTiers.length + 1}>
      {title}
    </th>
  </tr>
);

const Rows = ({ rows }: { readonly rows: readonly Row[] }) =>
  rows.map(([label, value, isSum]) => (
    <tr key={label} className={isSum ? 'sum-row' : undefined}>
      <th scope="row">{label}</th>
      {franchiseTiers.map((tier) => (
        <td key={tier.id}>{value(tier)}</td>
      ))}
    </tr>
  ));
