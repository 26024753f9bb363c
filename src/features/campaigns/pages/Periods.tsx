import { Button } from '../../../../client/ui/Button.tsx';
import { Field } from '../../../../client/ui/Field.tsx';
import { adminCampaignsText as text } from '../../../content/text/admin-campaigns.ts';
import { campaignAddresses } from '../contract.ts';
import type { Period } from '../load-figures.ts';
import type { CampaignPart } from '../rules/figures.ts';

interface PeriodsProps {
  readonly part: CampaignPart;
  readonly periods: readonly [Period, Period];
}

/** The form that chooses two periods. */
export const Periods = ({ part, periods: [one, other] }: PeriodsProps) => (
  <form className="campaign-periods" method="get" action={campaignAddresses.list} aria-label={text.periods}>
    <input type="hidden" name="part" value={part} />
    <Field id="from" name="from" type="date" label={text.from} defaultValue={one.from} />
    <Field id="to" name="to" type="date" label={text.to} defaultValue={one.to} />
    <Field id="from2" name="from2" type="date" label={text.from2} defaultValue={other.from} />
    <Field id="to2" name="to2" type="date" label={text.to2} defaultValue={other.to} />
    <Button type="submit" kind="quiet" short>
      {text.show}
    </Button>
  </form>
);
