import { ButtonLink, TextLink } from '../../../../client/ui/Button.tsx';
import { ChipLink } from '../../../../client/ui/Chip.tsx';
import type { Brand } from '../../../content/brand.ts';
import { cities } from '../../../content/cities/all-cities.ts';
import { contact } from '../../../content/company/contact.ts';
import { generalFaqs } from '../../../content/faqs.ts';
import { companyText } from '../../../content/text/company.ts';
import { mapUrl } from '../../../values/place.ts';
import { CallText } from '../../../web/components/CallText.tsx';
import { PageHead } from '../../../web/components/heroes.tsx';
import { FaqList, LocalityList } from '../../../web/components/lists.tsx';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { ProseRows } from '../../../web/components/text-blocks.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { Fold } from '../../../web/document/Fold.tsx';
import { openChatLink } from '../../../web/document/open-chat-link.ts';
import { nothingToLoad, page, single } from '../../../web/pages/page-entry.ts';
import { EnquiryCard } from '../../enquiries/index.ts';
import { companyCrumbs, companyMetadata } from './company-page.ts';

const text = companyText.contact;

export const contactPage = page({
  name: 'contact',
  family: 'company',
  group: 'support',
  query: ['problem'],
  addresses: single(addresses.contact),
  load: nothingToLoad,
  metadata: ({ context }) =>
    companyMetadata({
      words: contact,
      path: addresses.contact,
      crumb: companyText.contactCrumb,
      context,
      faqs: generalFaqs,
    }),
  Page: ({ context }) => (
    <>
      <PageHead
        crumbs={companyCrumbs(companyText.contactCrumb)}
        title={contact.heading}
        lead={contact.intro[0]}
        picture="skyline-jaipur"
      >
        <div className="pair">
          <ButtonLink href={`tel:${context.brand.supportPhoneDial}`} icon="phone">
            <CallText text={companyText.write.call(context.brand.supportPhone)} />
          </ButtonLink>
          <ButtonLink
            href={openChatLink({ kind: 'support' })}
            kind="quiet"
            icon="message-circle"
            rel="noopener nofollow"
          >
            {companyText.write.chat}
          </ButtonLink>
        </div>
      </PageHead>
      <Section>
        <div className="beside">
          <ContactFacts brand={context.brand} />
          <EnquiryCard kind="contact" context={context} />
        </div>
      </Section>
      <Fold />
      <Section joined>
        <ProseRows sections={contact.sections} />
      </Section>
      <Section sand>
        <SectionHead title={text.elsewhereTitle} />
        <LocalityList localities={elsewhere} />
      </Section>
      <Section split>
        <SectionHead flush title={companyText.questions} />
        <FaqList faqs={generalFaqs} />
      </Section>
      <Section joined>
        <SectionHead title={text.citiesTitle} text={text.citiesText} />
        <div className="choices">
          {cities.map(({ slug, name }) => (
            <ChipLink href={addresses.city(slug)} key={slug}>
              {name}
            </ChipLink>
          ))}
        </div>
      </Section>
    </>
  ),
});

const elsewhere = [
  link(addresses.feedback, text.elsewhere.feedback),
  link(addresses.franchise, text.elsewhere.franchise),
  link(addresses.careers, text.elsewhere.careers),
  link(addresses.workshopPartner, text.elsewhere.partner),
];

function link(href: string, [name, detail]: readonly [string, string]) {
  return { href, name, detail };
}

const CHAT_NUMBER_SHOWN = /^(\d{2})(\d{5})(\d{5})$/;

function ContactFacts({ brand }: { readonly brand: Brand }) {
  const { street, locality, city, state, postalCode } = brand.address;
  return (
    <dl className="pairs contact">
      <dt>{text.facts.phone}</dt>
      <dd>
        <TextLink href={`tel:${brand.supportPhoneDial}`}>
          <CallText text={brand.supportPhone} />
        </TextLink>
      </dd>
      <dt>{text.facts.chat}</dt>
      <dd>
        <TextLink href={openChatLink({ kind: 'support' })} rel="nofollow">
          {brand.chatNumber.replace(CHAT_NUMBER_SHOWN, '+$1 $2 $3')}
        </TextLink>
        <span className="small">{text.facts.chatValue}</span>
      </dd>
      <dt>{text.facts.email}</dt>
      <dd>
        <TextLink href={`mailto:${brand.companyEmail}`}>{brand.companyEmail}</TextLink>
      </dd>
      <dt>{text.facts.hours}</dt>
      <dd>{text.facts.hoursValue}</dd>
      <dt>{text.facts.emergency}</dt>
      <dd>{text.facts.emergencyValue}</dd>
      <dt>{text.facts.address}</dt>
      <dd>
        <address>
          {street}, {locality}, {city}, {state} {postalCode}
        </address>
        <TextLink href={mapUrl(brand.coordinates)} rel="noopener">
          {text.facts.map}
        </TextLink>
      </dd>
    </dl>
  );
}
