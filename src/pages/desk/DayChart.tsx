import { shortDate } from './desk-time.ts';

interface DayChartProps {
  readonly label: string;
  readonly days: readonly { readonly day: string; readonly count: number }[];
  readonly now: Date;
}

const HEIGHT = 120;
const STEP = 24;
const BAR = 16;
/** Room for the dates under the bars. */
const FOOT = 18;

/** A bar a day, drawn on the server; attributes only, for the policy allows no inline style. The table stands behind it. */
export function DayChart({ label, days, now }: DayChartProps) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const width = days.length * STEP;
  const every = Math.ceil(days.length / 7);
  return (
    <svg
      className="day-chart"
      viewBox={`0 0 ${width} ${HEIGHT + FOOT}`}
      role="img"
      aria-label={label}
      preserveAspectRatio="xMinYMid meet"
    >
      <line className="ground" x1={0} x2={width} y1={HEIGHT} y2={HEIGHT} />
      {days.map(({ day, count }, index) => {
        const height = Math.round((count / most) * (HEIGHT - 14));
        const x = index * STEP;
        return (
          <g key={day}>
            <rect x={x + (STEP - BAR) / 2} y={HEIGHT - height} width={BAR} height={height} rx={2} />
            {count > 0 && (
              <text x={x + STEP / 2} y={HEIGHT - height - 3}>
                {count}
              </text>
            )}
            {index % every === 0 && (
              <text className="date" x={x + STEP / 2} y={HEIGHT + 12}>
                {shortDate(day, now).split(' ')[0]}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
