import { island } from '../../../../client/islands/coupons/SpinWheel.island.tsx';
import { type SpinSegment, spinRules, spinSegments } from '../../../content/coupons/spin-segments.ts';
import { fieldMessages } from '../../../content/text/messages.ts';
import { spinText, wheelText } from '../../../content/text/spin.ts';
import { formatShare } from '../../../values/format.ts';
import { PageHead } from '../../../web/components/heroes.tsx';
import { TickList } from '../../../web/components/lists.tsx';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { addresses, endpoints } from '../../../web/contract/addresses.ts';
import { Fold } from '../../../web/document/Fold.tsx';
import { Island } from '../../../web/document/Island.tsx';
import { ROBOTS_INDEX } from '../../../web/document/metadata.ts';
import { pageTitle } from '../../../web/document/page-title.ts';
import { breadcrumbNode } from '../../../web/document/structured-data/breadcrumb-list.ts';
import { organisationNode } from '../../../web/document/structured-data/organisation.ts';
import { nothingToLoad, page, returnedTo, single, standardChrome } from '../../../web/pages/page-entry.ts';
import { problemText } from '../../../web/pages/problem-text.ts';
import { SPIN_WINDOW_DAYS, segmentOdds } from '../rules/spin.ts';

const text = spinText;

export const spinCrumbs = [{ label: text.home, href: addresses.home }, { label: text.crumb }] as const;

const wheel = spinSegments.map(({ id, label }) => ({ id, label }));

const messages = { ...fieldMessages, ...text.problems };

const problemOf = (code: string | null, phone: string): string | undefined =>
  code === null ? undefined : problemText(code, phone, messages);

export const spinPage = page({
  name: 'spin-to-win',
  family: 'spin',
  group: 'other',
  query: ['problem'],
  chrome: { ...standardChrome, popup: 'closed' },
  addresses: single(addresses.spinToWin),
  load: nothingToLoad,
  metadata: ({ context }) => ({
    title: pageTitle(text.title, context.brand.name),
    description: text.description,
    keywords: ['car service coupon', 'car service offer', 'spin to win'],
    image: 'services',
    canonicalPath: addresses.spinToWin,
    robots: ROBOTS_INDEX,
    structuredData: [organisationNode(context), breadcrumbNode(context, spinCrumbs)],
  }),
  Page: ({ context }) => (
    <>
      <PageHead crumbs={spinCrumbs} title={text.heading} lead={text.lead} />
      <Section>
        <Island
          of={island}
          props={{
            segments: wheel,
            text: wheelText,
            formKey: context.formKey,
            returned: returnedTo(context, endpoints.spin),
            problem: problemOf(context.query.get('problem'), context.brand.supportPhone),
          }}
        />
      </Section>
      <Fold />
      <Section sand split>
        <SectionHead flush title={text.oddsTitle} text={text.oddsText} />
        <Odds />
      </Section>
      <Section split>
        <SectionHead flush title={text.rulesTitle} />
        <TickList ticks={spinRules(SPIN_WINDOW_DAYS)} />
      </Section>
    </>
  ),
});

const Odds = () => (
  <table className="odds">
    <thead>
      <tr>
        <th scope="col">{text.prize}</th>
        <th scope="col" className="share">
          {text.odds}
        </th>
      </tr>
    </thead>
    <tbody>
      {segmentOdds(spinSegments).map(({ segment, odds }) => (
        <Prize key={segment.id} segment={segment} odds={odds} />
      ))}
    </tbody>
  </table>
);

const Prize = ({ segment, odds }: { readonly segment: SpinSegment; readonly odds: number }) => (
  <tr>
    <th scope="row">
      {segment.label}
      <small>
        {segment.coupon.description}, {text.validDays(segment.coupon.validDays)}
      </small>
    </th>
    <td className="share">{formatShare(odds)}</td>
  </tr>
);
