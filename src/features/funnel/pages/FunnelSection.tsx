import { ChipLink } from '../../../../client/ui/Chip.tsx';
import { adminText } from '../../../content/text/admin.ts';
import { formatCount, formatShare } from '../../../values/format.ts';
import { FUNNEL_PARTS, type FunnelPart } from '../contract.ts';
import type { Funnel, FunnelRow } from '../rules/funnel.ts';
import { STEPS } from '../rules/steps.ts';

const text = adminText.funnel;

interface FunnelSectionProps {
  readonly funnel: Funnel | undefined;
  readonly part: FunnelPart;
  readonly addressOf: (part: FunnelPart) => string;
  /** The name of a city, a source or a banner; undefined for one that does not exist any more. */
  readonly nameOf: (value: string) => string | undefined;
}

/** Shows how many visits reached each step, in total and by city, source or banner. */
export const FunnelSection = ({ funnel, part, addressOf, nameOf }: FunnelSectionProps) => (
  <section aria-labelledby="funnel">
    <h2 id="funnel">{text.title}</h2>
    {funnel === undefined ? (
      <p className="small">{text.unavailable}</p>
    ) : (
      <>
        <div className="shares">
          <Steps row={funnel.all} />
        </div>
        <p className="caption">{text.note}</p>
        <nav className="choices" aria-label={text.by}>
          {FUNNEL_PARTS.map((one) => (
            <ChipLink key={one} on={one === part} href={addressOf(one)}>
              {text.parts[one]}
            </ChipLink>
          ))}
        </nav>
        <PartTable part={part} rows={funnel[part]} nameOf={nameOf} />
      </>
    )}
  </section>
);

/** The total: a bar for each step, with its share of the visits and of the step before. */
const Steps = ({ row: { steps } }: { readonly row: FunnelRow }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{text.step}</th>
        <th scope="col">{text.count}</th>
        <th scope="col">{text.ofVisits}</th>
      </tr>
    </thead>
    <tbody>
      {STEPS.map((step) => (
        <tr key={step}>
          <th scope="row">{text.steps[step]}</th>
          <td>{formatCount(steps[step])}</td>
          <td>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width={Math.min(100, shareOf(steps[step], steps.visit) * 100)} height={8} />
            </svg>
            <span>{steps.visit === 0 ? '–' : formatShare(shareOf(steps[step], steps.visit))}</span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const shareOf = (count: number, visits: number): number => (visits === 0 ? 0 : count / visits);

interface PartTableProps {
  readonly part: FunnelPart;
  readonly rows: readonly FunnelRow[];
  readonly nameOf: FunnelSectionProps['nameOf'];
}

function PartTable({ part, rows, nameOf }: PartTableProps) {
  const named = rows.flatMap((row) => {
    const name = nameOf(row.value);
    return name === undefined ? [] : [{ ...row, name }];
  });
  if (named.length === 0) return <p className="small">{adminText.summary.nothing}</p>;
  return (
    <table className="admin-slots funnel" aria-label={text.partTitle(text.parts[part])}>
      <thead>
        <tr>
          <th scope="col">{text.parts[part]}</th>
          {STEPS.map((step) => (
            <th scope="col" key={step}>
              {text.steps[step]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {named.map(({ value, name, steps }) => (
          <tr key={value}>
            <th scope="row">{name}</th>
            {STEPS.map((step) => (
              <td key={step} data-slot={text.steps[step]}>
                {formatCount(steps[step])}
                {step !== 'visit' && steps.visit > 0 && (
                  <small> {formatShare(shareOf(steps[step], steps.visit))}</small>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
