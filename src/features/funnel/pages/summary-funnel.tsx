import type { ReactNode } from 'react';
import { findCity } from '../../../content/cities/all-cities.ts';
import { adminText } from '../../../content/text/admin.ts';
import type { Admin } from '../../../services/admin.ts';
import type { Banner } from '../../banners/rules/banner.ts';
import type { FunnelPart } from '../contract.ts';
import { FunnelSection } from './FunnelSection.tsx';

/** The days and the division of the funnel on the operator's summary. */
interface WantedFunnel {
  /** The last day, YYYY-MM-DD in India. */
  readonly today: string;
  readonly days: number;
  readonly part: FunnelPart;
  /** The same summary, divided in another way. */
  readonly addressOf: (part: FunnelPart) => string;
}

export const summaryFunnel =
  ({ funnel, banners }: Pick<Admin, 'funnel' | 'banners'>) =>
  async ({ today, days, part, addressOf }: WantedFunnel): Promise<ReactNode> => {
    const [counted, listed] = await Promise.all([
      funnel({ today, days }),
      part === 'banner' ? banners.list() : undefined,
    ]);
    return (
      <FunnelSection
        funnel={counted.ok ? counted.value : undefined}
        part={part}
        addressOf={addressOf}
        nameOf={nameIn(part, bannerNames(listed?.ok ? listed.value : []))}
      />
    );
  };

const sourceNames: ReadonlyMap<string, string> = new Map(Object.entries(adminText.funnel.sources));

/** The name of a counted value; undefined for a banner that does not exist. */
const nameIn = (part: FunnelPart, banners: ReadonlyMap<string, string>) => (value: string) => {
  if (part === 'banner') return banners.get(value);
  if (part === 'source') return sourceNames.get(value);
  return findCity(value)?.name ?? adminText.funnel.elsewhere;
};

/** The name of each variant of the banners, by the value under which it counts: `abcdef.a`. */
const bannerNames = (banners: readonly Banner[]): ReadonlyMap<string, string> =>
  new Map(
    banners.flatMap(({ id: banner, name, variants }) =>
      variants.map(({ id }) => [
        `${banner}.${id}`,
        variants.length > 1 ? `${name}, ${id.toUpperCase()}` : name,
      ]),
    ),
  );
