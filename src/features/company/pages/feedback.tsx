import { feedback } from '../../../content/company/feedback.ts';
import { companyText } from '../../../content/text/company.ts';
import { PageHead } from '../../../web/components/heroes.tsx';
import { Section } from '../../../web/components/sections.tsx';
import { ProseRows } from '../../../web/components/text-blocks.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { nothingToLoad, page, single } from '../../../web/pages/page-entry.ts';
import { EnquiryCard } from '../../enquiries/index.ts';
import { companyCrumbs, companyMetadata } from './company-page.ts';

const text = companyText.feedback;

export const feedbackPage = page({
  name: 'feedback',
  family: 'company',
  group: 'other',
  query: ['problem'],
  addresses: single(addresses.feedback),
  load: nothingToLoad,
  metadata: ({ context }) =>
    companyMetadata({
      words: feedback,
      path: addresses.feedback,
      crumb: companyText.feedbackCrumb,
      context,
    }),
  Page: ({ context }) => (
    <>
      <PageHead
        crumbs={companyCrumbs(companyText.feedbackCrumb)}
        title={feedback.heading}
        lead={feedback.intro[0]}
        picture="service-inspection"
      />
      <Section>
        <div className="beside act-first">
          <ProseRows sections={feedback.sections} />
          <EnquiryCard kind="feedback" context={context} title={text.formTitle} note={text.formText} />
        </div>
      </Section>
    </>
  ),
});
