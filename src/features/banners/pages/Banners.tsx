import { Badge } from '../../../../client/ui/Badge.tsx';
import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { ChipLink } from '../../../../client/ui/Chip.tsx';
import { EmptyState } from '../../../../client/ui/EmptyState.tsx';
import { cities, findCity } from '../../../content/cities/all-cities.ts';
import { adminBannersText as text } from '../../../content/text/admin-banners.ts';
import { capitalised } from '../../../values/format.ts';
import { AdminFrame, adminTime, type FrameData } from '../../admin/index.ts';
import { bannerAddresses } from '../contract.ts';
import {
  type Banner,
  type BannerFamilies,
  type BannerLanguage,
  type BannerPlaces,
  type BannerState,
  LANGUAGES,
  stateAt,
} from '../rules/banner.ts';
import { competing, reaching, type VisitorPlace } from '../rules/choose.ts';
import { placeOfCity } from '../visitor.ts';
import { familyName } from './family-name.ts';

interface BannersProps {
  readonly frame: FrameData;
  readonly banners: readonly Banner[];
  readonly pages: WantedPages;
  readonly families: BannerFamilies;
}

/** The pages for which the screen says who wins where. */
interface WantedPages {
  readonly family: string;
  readonly language: BannerLanguage;
}

/** Shows all banners, and who wins where on one family of pages. */
export const Banners = ({ frame, banners, pages, families }: BannersProps) => (
  <AdminFrame frame={frame} current="banners" title={text.heading} titled>
    <p className="small">{text.lead}</p>
    <p className="pager small">
      <ButtonLink short href={bannerAddresses.create}>
        {text.create}
      </ButtonLink>
    </p>
    {banners.length === 0 ? (
      <EmptyState icon="megaphone" title={text.none}>
        {text.noneText}
      </EmptyState>
    ) : (
      <>
        <ul className="admin-list">
          {banners.map((banner) => (
            <BannerLine key={banner.id} banner={banner} now={frame.now} />
          ))}
        </ul>
        <Wins banners={banners} pages={pages} families={families} now={frame.now} />
      </>
    )}
  </AdminFrame>
);

const tones: Readonly<Partial<Record<BannerState, 'green' | 'accent'>>> = {
  running: 'green',
  scheduled: 'accent',
  paused: 'accent',
};

export function StateBadge({ banner, now }: { readonly banner: Banner; readonly now: Date }) {
  const state = stateAt(banner, now.getTime());
  return <Badge tone={tones[state]}>{text.states[state]}</Badge>;
}

const placeName = (slug: string): string =>
  findCity(slug)?.name ?? slug.split('-').map(capitalised).join(' ');

/** "Pune, Maharashtra, everywhere else" */
export const placesText = ({ cities: named, states, circle, elsewhere }: BannerPlaces): string =>
  [
    ...[...named, ...states].map(placeName),
    ...(circle ? [`${circle.kilometres} km: ${circle.latitude}, ${circle.longitude}`] : []),
    ...(elsewhere ? [text.elsewhere] : []),
  ].join(', ');

/** "Under the first block · 100% of visitors · goal: a lead · Hindi pages" */
export function summaryText(banner: Banner, now: Date): string {
  const { position, share, goal, languages, campaign, from, until } = banner;
  return [
    text.summaryOf(text.positions[position], share, text.goals[goal]),
    text.languages[languages.length > 1 ? 'both' : (languages[0] ?? 'en')],
    ...(campaign === null ? [] : [text.onlyWith(campaign)]),
    ...(from === null && until === null ? [] : [datesText(banner, now)]),
  ].join(' · ');
}

const datesText = ({ from, until }: Banner, now: Date): string =>
  [from, until].map((at) => (at === null ? '…' : adminTime(at, now))).join(' – ');

const BannerLine = ({ banner, now }: { readonly banner: Banner; readonly now: Date }) => (
  <li>
    <span>
      <b>
        <a href={bannerAddresses.banner(banner.id)}>{banner.name}</a>
      </b>
      <small>{placesText(banner.places)}</small>
      <small>{summaryText(banner, now)}</small>
      {banner.kept && <small>{text.keptNote(banner.kept.toUpperCase())}</small>}
    </span>
    <StateBadge banner={banner} now={now} />
  </li>
);

const rows: readonly { readonly name: string; readonly place: VisitorPlace }[] = [
  ...cities.map(({ slug, name }) => ({ name, place: placeOfCity(slug) })),
  { name: text.elsewhere, place: {} },
];

/** Shows the winner of each place and position, and the next one where a share leaves visitors over. */
function Wins({
  banners,
  pages: { family, language },
  families,
  now,
}: Omit<BannersProps, 'frame'> & { readonly now: Date }) {
  const positions = families.get(family) ?? [];
  const href = (wanted: Partial<WantedPages>) =>
    `${bannerAddresses.list}?${new URLSearchParams({ family, language, ...wanted })}#wins`;
  return (
    <section aria-labelledby="wins">
      <h2 id="wins">{text.wins.title}</h2>
      <p className="small">{text.wins.text}</p>
      <div className="admin-choices">
        <nav className="choices" aria-label={text.wins.pages}>
          {[...families.keys()].map((one) => (
            <ChipLink key={one} on={one === family} href={href({ family: one })}>
              {familyName(one)}
            </ChipLink>
          ))}
        </nav>
        <nav className="choices" aria-label={text.form.language}>
          {LANGUAGES.map((one) => (
            <ChipLink key={one} on={one === language} href={href({ language: one })}>
              {text.form.languages[one]}
            </ChipLink>
          ))}
        </nav>
      </div>
      <table className="admin-slots figures wins">
        <thead>
          <tr>
            <th scope="col">{text.wins.place}</th>
            {positions.map((position) => (
              <th scope="col" key={position}>
                {text.positions[position]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, place }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {positions.map((position) => (
                <td key={position} data-slot={text.positions[position]}>
                  {winnersText(
                    competing(
                      banners.filter(({ campaign }) => campaign === null),
                      position,
                      { family, place, language, campaign: undefined, seen: [], now: now.getTime() },
                    ),
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Names the banners up to the first that takes all remaining visitors. */
function winnersText(competitors: readonly Banner[]): string {
  return (
    reaching(competitors)
      .map(({ name, share, kept }) => text.wins.share(name, kept === null ? share : 100))
      .join(text.wins.next) || text.wins.nobody
  );
}
