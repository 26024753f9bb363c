import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '../../content/brand.ts';
import type { City } from '../../content/cities/city.ts';
import { chromeText } from '../../content/text/chrome.ts';
import { type FooterGroup, footerGroups, footerServiceGroups, legalLinks } from './footer-links.ts';
import { Logo } from './Navigation.tsx';

const text = chromeText.footer;

interface FooterProps {
  /** The city that the path names; the home city's links stand in for it. */
  readonly city: City | undefined;
  readonly brand: Brand;
  readonly year: number;
  /** Without the lists of links, below a page where somebody acts. */
  readonly isShort?: boolean;
}

const rendered = new Map<string, string>();

/** The footer of a city's pages. It is the same on all of them, so an isolate renders it once and then copies it. */
export function Footer(props: FooterProps) {
  const { city, year, isShort } = props;
  const key = `${city?.slug} ${year} ${isShort}`;
  const html = rendered.get(key) ?? renderToStaticMarkup(<FooterContent {...props} />);
  rendered.set(key, html);
  return <footer className="foot" dangerouslySetInnerHTML={{ __html: html }} />;
}

function FooterContent({ city, brand, year, isShort }: FooterProps) {
  return (
    <div className="page">
      <div className="brand">
        <Logo brand={brand} className="logo-white" late />
        <p>{text.summary}</p>
        <p>
          <a href={`tel:${brand.supportPhoneDial}`}>{brand.supportPhone}</a>
        </p>
        <p>
          <a href={`mailto:${brand.companyEmail}`}>{brand.companyEmail}</a>
        </p>
      </div>
      {!isShort && <LinkGroups city={city} />}
      <div className="legal">
        {brand.socialLinks.map(({ url, label }) => (
          <a key={url} href={url} rel="me">
            {label}
          </a>
        ))}
      </div>
      <div className="legal">
        {legalLinks.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
        <span>{text.copyright(year, brand.name)}</span>
      </div>
    </div>
  );
}

function LinkGroups({ city }: Pick<FooterProps, 'city'>) {
  const { popular, services, manufacturers, locations } = footerGroups(city);
  return (
    <div className="folds">
      <Fold group={popular} />
      <Fold group={services} className="q phone-only" />
      <Fold group={manufacturers} />
      <Fold group={locations} />
      <Fold group={footerServiceGroups} className="q wide-only" />
    </div>
  );
}

/** A group of links: folded on phones, shown open as a column from 768 px. */
function Fold({ group, className = 'q' }: { readonly group: FooterGroup; readonly className?: string }) {
  return (
    <details className={className}>
      <summary>{group.title}</summary>
      <div>
        {group.links.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </div>
    </details>
  );
}
