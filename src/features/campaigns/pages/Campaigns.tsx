import { Alert } from '../../../../client/ui/Alert.tsx';
import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { ChipLink } from '../../../../client/ui/Chip.tsx';
import { EmptyState } from '../../../../client/ui/EmptyState.tsx';
import { adminCampaignsText as text } from '../../../content/text/admin-campaigns.ts';
import type { CampaignState } from '../../../values/campaign.ts';
import type { Result } from '../../../values/result.ts';
import { AdminFrame, type FrameData } from '../../admin/index.ts';
import { campaignAddresses, campaignEndpoints } from '../contract.ts';
import type { LoadedFigures, Period } from '../load-figures.ts';
import { CAMPAIGN_PARTS, type CampaignPart } from '../rules/figures.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { NewNames } from './NewNames.tsx';
import { Periods } from './Periods.tsx';
import { SpendForms } from './SpendForms.tsx';

interface CampaignsProps {
  readonly frame: FrameData;
  readonly part: CampaignPart;
  readonly periods: readonly [Period, Period];
  readonly now: Result<LoadedFigures, string>;
  readonly before: Result<LoadedFigures, string>;
  readonly states: ReadonlyMap<string, CampaignState>;
  readonly today: string;
}

const queryOf = (part: CampaignPart, [one, other]: readonly [Period, Period]): string =>
  `?${new URLSearchParams({ part, from: one.from, to: one.to, from2: other.from, to2: other.to })}`;

/** The figures of all campaigns in two periods, with new names, costs and the way to a link. */
export function Campaigns({ frame, part, periods, now, before, states, today }: CampaignsProps) {
  const query = (one: CampaignPart) => queryOf(one, periods);
  return (
    <AdminFrame frame={frame} current="campaigns" title={text.heading} titled>
      <p className="admin-lead">{text.lead}</p>
      <nav className="choices" aria-label={text.by}>
        {CAMPAIGN_PARTS.map((one) => (
          <ChipLink key={one} on={one === part} href={`${campaignAddresses.list}${query(one)}`}>
            {text.parts[one]}
          </ChipLink>
        ))}
      </nav>
      <Periods part={part} periods={periods} />
      {now.ok ? (
        <Figures part={part} now={now.value} before={before.ok ? before.value : undefined} states={states} />
      ) : (
        <Alert>{text.unavailable}</Alert>
      )}
      <div className="campaign-actions">
        <ButtonLink href={`${campaignEndpoints.exportCsv}${query(part)}`} kind="quiet" icon="download">
          {text.csv}
        </ButtonLink>
        <ButtonLink href={campaignAddresses.links} kind="quiet" icon="share-2">
          {text.links}
        </ButtonLink>
      </div>
      <SpendForms today={today} sent={frame.sent} />
    </AdminFrame>
  );
}

interface FiguresProps {
  readonly part: CampaignPart;
  readonly now: LoadedFigures;
  readonly before: LoadedFigures | undefined;
  readonly states: ReadonlyMap<string, CampaignState>;
}

function Figures({ part, now, before, states }: FiguresProps) {
  const nameOf = (value: string) => value.split('|')[0] ?? '';
  const isShown = (value: string) => part !== 'campaign' || states.get(nameOf(value)) !== 'hidden';
  if (now.rows.length === 0)
    return (
      <EmptyState icon="megaphone" title={text.none}>
        {text.noneText}
      </EmptyState>
    );
  const shown = now.rows.filter(({ value }) => isShown(value));
  return (
    <>
      {!now.isWhole && <Alert>{text.cut}</Alert>}
      {part === 'campaign' && <NewNames rows={shown} states={states} />}
      <FiguresTable part={part} rows={shown} all={now.rows} before={before?.rows} />
      <p className="caption">{text.visitsNote}</p>
    </>
  );
}
