import { adminHealthText as text } from '../../../content/text/admin-health.ts';
import type { PriceSheetState } from '../../pricing/index.ts';

interface LostLinesProps {
  readonly lines: PriceSheetState['droppedLines'];
  /** How many rows and cells were lost; the list holds the first of them. */
  readonly count: number;
}

export const LostLines = ({ lines, count }: LostLinesProps) => (
  <>
    <ul className="admin-list">
      {lines.map(({ line, reason, column = '', text: cell }) => (
        <li key={`${line} ${reason} ${column}`}>
          <b>{text.line(line)}</b>
          <small>
            {[column, cell === undefined ? '' : text.cell(cell), text.reasons[reason]]
              .filter(Boolean)
              .join(': ')}
          </small>
        </li>
      ))}
    </ul>
    {lines.length < count && <p className="small">{text.first(lines.length)}</p>}
  </>
);
