import { adminBannersText } from '../../../content/text/admin-banners.ts';
import { formatShare } from '../../../values/format.ts';
import { shortDate } from '../../admin/index.ts';
import type { BannerVariant } from '../rules/banner.ts';
import type { BannerResults } from '../rules/results.ts';

const text = adminBannersText.results;

const WIDTH = 720;
const HEIGHT = 180;
/** Above the highest rate stands its value. */
const HEAD = 24;
const FOOT = 26;
/** More dates would run into each other on a phone. */
const MOST_DATES = 6;

interface RateChartProps {
  readonly variants: readonly BannerVariant[];
  readonly byDay: BannerResults['byDay'];
  readonly now: Date;
}

/** Draws one line for each variant as server-side SVG with attributes only: the policy forbids inline styles. */
export function RateChart({ variants, byDay, now }: RateChartProps) {
  const lines = variants.map(({ id }) => ({
    id,
    rates: byDay.map((day) => day.variants[id]?.rate ?? 0),
  }));
  const most = Math.max(0.0001, ...lines.flatMap(({ rates }) => rates));
  const step = WIDTH / byDay.length;
  const x = (index: number) => (index + 0.5) * step;
  const y = (rate: number) => HEIGHT - (rate / most) * (HEIGHT - HEAD);
  const every = Math.ceil(byDay.length / MOST_DATES);
  return (
    <>
      <p className="rate-key small">
        {lines.map(({ id }) => (
          <span className={`variant-${id}`} key={id}>
            {text.variant} {id.toUpperCase()}
          </span>
        ))}
      </p>
      <svg
        className="day-chart rate-chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`}
        role="img"
        aria-label={text.byDay}
        preserveAspectRatio="xMinYMid meet"
      >
        <line className="ground" x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        <line className="limit" x1={0} x2={WIDTH} y1={HEAD} y2={HEAD} />
        <text className="limit" x={0} y={HEAD - 6}>
          {formatShare(most)}
        </text>
        {lines.map(({ id, rates }) => (
          <g className={`rate-${id}`} key={id}>
            <polyline points={rates.map((rate, index) => `${x(index)},${y(rate)}`).join(' ')} />
            {rates.map((rate, index) => (
              <circle key={byDay[index]?.day} cx={x(index)} cy={y(rate)} r={4} />
            ))}
          </g>
        ))}
        {byDay.map(({ day }, index) =>
          index % every === 0 ? (
            <text className="date" key={day} x={x(index)} y={HEIGHT + 20}>
              {shortDate(day, now)}
            </text>
          ) : null,
        )}
      </svg>
    </>
  );
}
