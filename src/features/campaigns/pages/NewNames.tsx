import { Button } from '../../../../client/ui/Button.tsx';
import { adminCampaignsText as text } from '../../../content/text/admin-campaigns.ts';
import { type CampaignState, OTHER_CAMPAIGN } from '../../../values/campaign.ts';
import { formatCount } from '../../../values/format.ts';
import { campaignEndpoints } from '../contract.ts';
import { type CampaignRow, totalOf } from '../rules/figures.ts';

interface NewNamesProps {
  readonly rows: readonly CampaignRow[];
  readonly states: ReadonlyMap<string, CampaignState>;
}

const MOST_SHOWN = 50;

/** The names that nobody has judged yet, each with one tap to accept or to hide it. */
export function NewNames({ rows, states }: NewNamesProps) {
  const named = rows.filter(({ value }) => value !== '' && value !== OTHER_CAMPAIGN);
  const waiting = [...Map.groupBy(named, ({ value }) => value.split('|')[0] ?? '')]
    .filter(([name]) => !states.has(name))
    .slice(0, MOST_SHOWN);
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="new-names">
      <h2 id="new-names">{text.waiting}</h2>
      <p className="small">{text.waitingText}</p>
      <ul className="admin-list">
        {waiting.map(([name, of]) => {
          const { visits = 0, leads } = totalOf(of);
          return (
            <li key={name}>
              <span>
                <b>{name}</b>
                <small>{text.visitsAndLeads(formatCount(visits), formatCount(leads))}</small>
              </span>
              <form method="post" action={campaignEndpoints.state}>
                <input type="hidden" name="name" value={name} />
                <Button
                  type="submit"
                  name="state"
                  value="accepted"
                  kind="quiet"
                  short
                  aria-label={text.acceptNamed(name)}
                >
                  {text.accept}
                </Button>
                <Button
                  type="submit"
                  name="state"
                  value="hidden"
                  kind="quiet"
                  short
                  aria-label={text.hideNamed(name)}
                >
                  {text.hide}
                </Button>
              </form>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
