import { shortDate } from './format.ts';

interface DayChartProps {
  readonly label: string;
  readonly days: readonly { readonly day: string; readonly count: number }[];
  readonly now: Date;
}

const HEIGHT = 180;
/** A month has the width of a week; its bars are narrower. */
const WIDTH = 720;
/** Room above the highest bar for its number. */
const HEAD = 36;
/** Height of the dates under the bars. */
const FOOT = 34;
/** Room beside the bars for half a date. */
const SIDE = 44;
/** More labels than this would run into each other on a phone. */
const MOST_LABELS = 6;

/** Shows one bar per day as server-side SVG with attributes only: the security policy forbids inline styles. */
export function DayChart({ label, days, now }: DayChartProps) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const step = WIDTH / Math.max(1, days.length);
  const barWidth = Math.min(40, step * 0.66);
  const every = Math.ceil(days.length / MOST_LABELS);
  // Between narrow bars only the highest has room for its number; the table has the others.
  const highest = days.findIndex(({ count }) => count === most);
  const hasRoom = (index: number) => days.length <= 10 || index === highest;
  return (
    <svg
      className="day-chart"
      viewBox={`${-SIDE} 0 ${WIDTH + 2 * SIDE} ${HEIGHT + FOOT}`}
      role="img"
      aria-label={label}
      preserveAspectRatio="xMinYMid meet"
    >
      <line className="ground" x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
      {days.map(({ day, count }, index) => {
        const height = Math.round((count / most) * (HEIGHT - HEAD));
        const middle = (index + 0.5) * step;
        return (
          <g key={day}>
            <rect x={middle - barWidth / 2} y={HEIGHT - height} width={barWidth} height={height} rx={2} />
            {count > 0 && hasRoom(index) && (
              <text x={middle} y={HEIGHT - height - 3}>
                {count}
              </text>
            )}
            {index % every === 0 && (
              <text className="date" x={middle} y={HEIGHT + 28}>
                {shortDate(day, now)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
