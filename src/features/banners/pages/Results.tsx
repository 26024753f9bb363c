import { Alert } from '../../../../client/ui/Alert.tsx';
import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';
import { findCity } from '../../../content/cities/all-cities.ts';
import { adminBannersText } from '../../../content/text/admin-banners.ts';
import { DAY_MS } from '../../../values/durations.ts';
import { capitalised, formatCount, formatShare } from '../../../values/format.ts';
import { shortDate } from '../../admin/index.ts';
import { bannerEndpoints } from '../contract.ts';
import { type Banner, type BannerVariant, stateAt } from '../rules/banner.ts';
import { ranMs } from '../rules/change.ts';
import type { BannerResults, Tally, VariantResult } from '../rules/results.ts';
import { RateChart } from './RateChart.tsx';

const text = adminBannersText.results;

interface ResultsProps {
  readonly banner: Banner;
  readonly results: BannerResults;
  readonly now: Date;
}

/** Shows the rates of the variants, what they are worth, and the same by day and by city. */
export const Results = ({ banner, results, now }: ResultsProps) => (
  <section aria-labelledby="results">
    <h2 id="results">{text.title}</h2>
    {banner.variants.length > 1 && <Judgement banner={banner} results={results} now={now} />}
    <VariantTable
      banner={banner}
      variants={results.variants}
      isEarly={results.warnings.includes('too_early')}
    />
    <details className="admin-filter">
      <summary>
        <Icon name="info" />
        {text.reading.title}
      </summary>
      <div className="stack small">
        {text.reading.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </details>
    {results.byDay.length > 0 && (
      <>
        <h2>{text.byDay}</h2>
        <RateChart variants={banner.variants} byDay={results.byDay} now={now} />
        <details className="admin-filter">
          <summary>
            <Icon name="list" />
            {text.table}
          </summary>
          <RateTable
            heading={text.day}
            variants={banner.variants}
            rows={results.byDay.map(({ day, variants }) => ({ name: shortDate(day, now), variants }))}
          />
        </details>
        <h2>{text.byCity}</h2>
        <RateTable
          heading={text.city}
          variants={banner.variants}
          rows={results.byCity.map(({ city, variants }) => ({
            name: findCity(city)?.name ?? capitalised(city),
            variants,
          }))}
        />
      </>
    )}
    <p className="pager small">
      <ButtonLink kind="quiet" short href={bannerEndpoints.resultsCsv(banner.id)}>
        {text.csv}
      </ButtonLink>
    </p>
  </section>
);

/** Says whether the numbers decide the test, and if not, why not. */
const Judgement = ({ banner, results, now }: ResultsProps) =>
  results.warnings.length > 0 ? (
    results.warnings.map((warning) => (
      <div className="admin-outcome" key={warning}>
        {warning === 'too_early' ? (
          <Alert tone="calm">{earlyText({ banner, results, now })}</Alert>
        ) : (
          <Alert>{text.warnings[warning]}</Alert>
        )}
      </div>
    ))
  ) : (
    <div className="admin-outcome">
      <Alert tone={results.winner ? 'good' : 'calm'}>
        {results.winner ? text.winner(results.winner.toUpperCase()) : text.undecided}
      </Alert>
    </div>
  );

/** Says what a test lacks, and how far it is. */
function earlyText({ banner, results: { variants }, now }: ResultsProps): string {
  const days = text.days(Math.floor(ranMs(banner, now.getTime()) / DAY_MS));
  const visitors = Math.min(...variants.map(({ exposures }) => exposures));
  const conversions = Math.min(...variants.map((variant) => variant.conversions));
  const counted = text.counted[banner.goal];
  const isOver = stateAt(banner, now.getTime()) === 'ended';
  return [
    isOver ? text.endedEarly : text.warnings.too_early,
    text.needed(counted('25')),
    text.progress(days, formatCount(visitors), counted(formatCount(conversions))),
  ].join(' ');
}

/** Drawn chances are never so exact that they could say 0% or 100%. */
function chanceText({ chanceToBeBest: chance }: VariantResult): string {
  if (chance > 0.999) return text.almostCertain;
  return chance < 0.001 ? text.almostImpossible : formatShare(chance);
}

/** A difference of rates in percentage points: 0.012 → "+1.2". */
const points = (difference: number): string =>
  `${difference < 0 ? '−' : '+'}${Math.abs(difference * 100).toFixed(2)}`;

const differenceText = ({ difference }: VariantResult): string =>
  difference === undefined
    ? text.first
    : text.interval(points(difference.mean), points(difference.low), points(difference.high));

interface VariantTableProps {
  readonly banner: Banner;
  readonly variants: readonly VariantResult[];
  /** With too few visitors a chance and a difference would only mislead. */
  readonly isEarly: boolean;
}

/** A banner with one variant compares nothing, so it shows counts alone. */
const VariantTable = ({ banner, variants, isEarly }: VariantTableProps) => {
  const isTest = variants.length > 1;
  const counts = [text.variant, text.exposures, text.conversions[banner.goal], text.rate];
  return (
    <table className="admin-slots figures">
      <thead>
        <tr>
          {[...counts, ...(isTest ? [text.chance, text.difference] : [])].map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {variants.map((variant) => (
          <tr key={variant.id}>
            <th scope="row">
              <span className={`variant-${variant.id}`}>{variant.id.toUpperCase()}</span>{' '}
              <small>{banner.variants.find(({ id }) => id === variant.id)?.heading}</small>
            </th>
            <td data-slot={text.exposures}>{formatCount(variant.exposures)}</td>
            <td data-slot={text.conversions[banner.goal]}>{formatCount(variant.conversions)}</td>
            <td data-slot={text.rate}>{formatShare(variant.rate)}</td>
            {isTest && <td data-slot={text.chance}>{isEarly ? '–' : chanceText(variant)}</td>}
            {isTest && <td data-slot={text.difference}>{isEarly ? '–' : differenceText(variant)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

interface RateTableProps {
  readonly heading: string;
  readonly variants: readonly BannerVariant[];
  readonly rows: readonly {
    readonly name: string;
    readonly variants: BannerResults['byDay'][number]['variants'];
  }[];
}

/** A visitor may see a banner in one city or on one day and book in another, where a rate would say too much. */
const rateText = ({ exposures, conversions, rate }: Tally) =>
  conversions > exposures
    ? text.withoutRate(formatCount(conversions), formatCount(exposures))
    : text.of(formatCount(conversions), formatCount(exposures), formatShare(rate));

const RateTable = ({ heading, variants, rows }: RateTableProps) => (
  <table className="admin-slots figures">
    <thead>
      <tr>
        <th scope="col">{heading}</th>
        {variants.map(({ id }) => (
          <th scope="col" key={id}>
            {id.toUpperCase()}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.name}>
          <th scope="row">{row.name}</th>
          {variants.map(({ id }) => {
            const tally = row.variants[id] ?? { exposures: 0, conversions: 0, rate: 0 };
            return (
              <td key={id} data-slot={id.toUpperCase()}>
                {rateText(tally)}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);
