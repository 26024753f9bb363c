import { shortDate } from './admin-time.ts';

interface DayChartProps {
  readonly label: string;
  readonly days: readonly { readonly day: string; readonly count: number }[];
  readonly now: Date;
}

const HEIGHT = 180;
/** A month is as wide as a week: its bars are narrower. */
const WIDTH = 720;
/** Room for the dates under the bars. */
const FOOT = 26;

/** A bar a day, drawn on the server; attributes only, for the policy allows no inline style. The table stands behind it. */
export function DayChart({ label, days, now }: DayChartProps) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const step = WIDTH / Math.max(1, days.length);
  const bar = Math.min(40, step * 0.66);
  const every = Math.ceil(days.length / 10);
  return (
    <svg
      className="day-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`}
      role="img"
      aria-label={label}
      preserveAspectRatio="xMinYMid meet"
    >
      <line className="ground" x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
      {days.map(({ day, count }, index) => {
        const height = Math.round((count / most) * (HEIGHT - 18));
        const middle = (index + 0.5) * step;
        return (
          <g key={day}>
            <rect x={middle - bar / 2} y={HEIGHT - height} width={bar} height={height} rx={2} />
            {count > 0 && (
              <text x={middle} y={HEIGHT - height - 3}>
                {count}
              </text>
            )}
            {index % every === 0 && (
              <text className="date" x={middle} y={HEIGHT + 20}>
                {shortDate(day, now)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
