import { adminCallsText as text } from '../../../content/text/admin-calls.ts';
import { isOperator, nameOfOperator } from '../../../values/operator.ts';
import { scrolledByKeys } from '../../../web/components/scrolled-by-keys.ts';
import { type CallSpeed, type CountedCalls, callSpeed, speedBy } from '../../calls/contract.ts';

interface CallFiguresProps {
  readonly counted: readonly CountedCalls[];
}

const DIMENSIONS = ['hour', 'operator', 'campaign'] as const;

/** How fast people were called: in all, and by hour, operator and campaign. */
export function CallFigures({ counted }: CallFiguresProps) {
  const speed = callSpeed(counted);
  return (
    <section aria-labelledby="call-figures">
      <h2 id="call-figures">{text.figures}</h2>
      {speed.calls === 0 ? (
        <p className="small">{text.noCalls}</p>
      ) : (
        <>
          <p>{text.inAll(speed.calls, speed.median ?? 0, speed.withinPromise ?? 0)}</p>
          {DIMENSIONS.map((dimension) => (
            <SpeedTable key={dimension} dimension={dimension} counted={counted} />
          ))}
        </>
      )}
    </section>
  );
}

interface SpeedTableProps extends CallFiguresProps {
  readonly dimension: (typeof DIMENSIONS)[number];
}

const SpeedTable = ({ dimension, counted }: SpeedTableProps) => (
  <table className="admin-plain" {...scrolledByKeys}>
    <thead>
      <tr>
        <th scope="col">{text.by[dimension]}</th>
        <th scope="col">{text.firstCalls}</th>
        <th scope="col">{text.median}</th>
        <th scope="col">{text.within}</th>
      </tr>
    </thead>
    <tbody>
      {speedBy(counted, dimension).map(({ name, ...speed }) => (
        <tr key={name}>
          <th scope="row">{rowName(dimension, name)}</th>
          <SpeedCells speed={speed} />
        </tr>
      ))}
    </tbody>
  </table>
);

const SpeedCells = ({ speed: { calls, median = 0, withinPromise = 0 } }: { readonly speed: CallSpeed }) => (
  <>
    <td>{calls}</td>
    <td>{text.duration(median)}</td>
    <td>{text.percent(withinPromise)}</td>
  </>
);

function rowName(dimension: SpeedTableProps['dimension'], name: string): string {
  if (dimension === 'hour') return `${name.padStart(2, '0')}:00`;
  if (dimension === 'operator') return (isOperator(name) && nameOfOperator(name)) || text.unnamedOperator;
  return name === '' ? text.noCampaign : name;
}
