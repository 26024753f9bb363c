import { locale } from '../../contract/locale.ts';
import type { StructuredDataNode } from '../metadata.ts';
import { absolute, organisationId, type Site, webSiteId } from './site.ts';

export const webSiteNode = (site: Site): StructuredDataNode => ({
  '@type': 'WebSite',
  ...webSiteId(site),
  name: site.brand.name,
  alternateName: site.brand.nameHindi,
  url: absolute(site, '/'),
  inLanguage: locale.lang,
  publisher: organisationId(site),
});
