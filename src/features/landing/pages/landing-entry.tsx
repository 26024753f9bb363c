import type { City } from '../../../content/cities/city.ts';
import { CAR_QUERY } from '../../../web/document/CarPicker.tsx';
import {
  type Address,
  nothingToLoad,
  type PageContext,
  type PageEntry,
  page,
  standardChrome,
} from '../../../web/pages/page-entry.ts';
import { LandingPage } from './LandingPage.tsx';
import { landingMetadata } from './landing-metadata.ts';
import type { LandingView } from './landing-view.ts';

interface LandingFamily<Parameters> {
  readonly name: string;
  addresses(): readonly Address<Parameters>[];
  match?(path: string): Parameters | undefined;
  city?(parameters: Parameters): City;
  /** How far around the city the page says that we come; 50 km unless given. */
  readonly radiusMetres?: number;
  view(parameters: Parameters, context: PageContext): LandingView;
}

/** A family of landing pages as entry of the table: they differ in their view only. */
export function landingEntry<Parameters>(family: LandingFamily<Parameters>): PageEntry {
  const { name, view, radiusMetres, addresses, match, city } = family;
  return page<Parameters, undefined>({
    name,
    family: name,
    group: 'other',
    chrome: { ...standardChrome, schedule: true },
    query: CAR_QUERY,
    addresses,
    ...(match ? { match } : {}),
    ...(city ? { city } : {}),
    load: nothingToLoad,
    metadata: ({ parameters, context }) => landingMetadata(context, view(parameters, context), radiusMetres),
    Page: ({ parameters, context }) => <LandingPage context={context} view={view(parameters, context)} />,
  });
}
