import { formatCount } from '../../../values/format.ts';
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
/** Room beside the bars for half a date, and for the numbers of the axis. */
const SIDE = 44;
/** More labels than this would run into each other on a phone. */
const MOST_LABELS = 6;

/** The numbers beside the chart: nothing, the most, and their middle where it is a whole number of records. */
const axisOf = (most: number): readonly number[] => (most % 2 === 0 ? [0, most / 2, most] : [0, most]);

/** The last day, which is today, always has its date; one beside it would run into it. */
const hasDate = (index: number, days: number, every: number): boolean =>
  index === days - 1 || (index % every === 0 && days - 1 - index >= every);

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
      {axisOf(most).map((count) => {
        const y = HEIGHT - Math.round((count / most) * (HEIGHT - HEAD));
        return (
          <g key={count}>
            <line className={count === 0 ? 'ground' : 'grid'} x1={0} x2={WIDTH} y1={y} y2={y} />
            <text className="axis" x={-6} y={y + 4}>
              {formatCount(count)}
            </text>
          </g>
        );
      })}
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
            {hasDate(index, days.length, every) && (
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
