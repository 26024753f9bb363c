import type { Crumb } from '../../components/heroes.tsx';
import type { StructuredDataNode } from '../metadata.ts';
import { absolute, type Site } from './site.ts';

/** The visible breadcrumb as structured data. The last crumb is the page itself and has no link. */
export const breadcrumbNode = (site: Site, crumbs: readonly Crumb[]): StructuredDataNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href === undefined ? {} : { item: absolute(site, href) }),
  })),
});
