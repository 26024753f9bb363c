import { Button } from '../../../../client/ui/Button.tsx';
import { Field, TextArea } from '../../../../client/ui/Field.tsx';
import { adminCampaignsText as text } from '../../../content/text/admin-campaigns.ts';
import { type FrameData, type TypedValues, valuesSent } from '../../admin/index.ts';
import { campaignEndpoints } from '../contract.ts';

interface SpendFormsProps {
  readonly today: string;
  readonly sent: FrameData['sent'];
}

/** The cost of a campaign on a day, typed or from an ad service's export. */
export const SpendForms = ({ today, sent }: SpendFormsProps) => (
  <div className="admin-split">
    <OneCost today={today} typed={valuesSent(sent, campaignEndpoints.spend)} />
    <CostsOfFile typed={valuesSent(sent, campaignEndpoints.spendFile)} />
  </div>
);

interface FormProps {
  readonly typed: TypedValues;
}

const OneCost = ({ today, typed }: FormProps & { readonly today: string }) => (
  <form className="card form align-start" method="post" action={campaignEndpoints.spend}>
    <h2>{text.spend}</h2>
    <p className="small">{text.spendText}</p>
    <Field
      id="spend-name"
      name="name"
      label={text.name}
      maxLength={120}
      defaultValue={typed?.name}
      autoComplete="off"
      required
    />
    <Field
      id="spend-day"
      name="day"
      type="date"
      label={text.day}
      defaultValue={typed?.day ?? today}
      required
    />
    <Field
      id="spend-rupees"
      name="rupees"
      inputMode="decimal"
      prefix="₹"
      label={text.rupees}
      maxLength={20}
      defaultValue={typed?.rupees}
      autoComplete="off"
      required
    />
    <Button type="submit">{text.save}</Button>
  </form>
);

const CostsOfFile = ({ typed }: FormProps) => (
  <form className="card form align-start" method="post" action={campaignEndpoints.spendFile}>
    <h2>{text.file}</h2>
    <p className="small">{text.fileText}</p>
    <TextArea id="spend-csv" name="csv" label={text.csvField} rows={6} defaultValue={typed?.csv} required />
    <Button type="submit">{text.take}</Button>
  </form>
);
