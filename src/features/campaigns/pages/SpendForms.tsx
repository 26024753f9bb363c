import { Button } from '../../../../client/ui/Button.tsx';
import { Field, TextArea } from '../../../../client/ui/Field.tsx';
import { adminCampaignsText as text } from '../../../content/text/admin-campaigns.ts';
import { campaignEndpoints } from '../contract.ts';

/** The cost of a campaign on a day, typed or from an ad service's export. */
export const SpendForms = ({ today }: { readonly today: string }) => (
  <div className="admin-split">
    <form className="card form align-start" method="post" action={campaignEndpoints.spend}>
      <h2>{text.spend}</h2>
      <p className="small">{text.spendText}</p>
      <Field id="spend-name" name="name" label={text.name} maxLength={120} autoComplete="off" required />
      <Field id="spend-day" name="day" type="date" label={text.day} defaultValue={today} required />
      <Field
        id="spend-rupees"
        name="rupees"
        inputMode="decimal"
        prefix="₹"
        label={text.rupees}
        maxLength={20}
        autoComplete="off"
        required
      />
      <Button type="submit">{text.save}</Button>
    </form>
    <form className="card form align-start" method="post" action={campaignEndpoints.spendFile}>
      <h2>{text.file}</h2>
      <p className="small">{text.fileText}</p>
      <TextArea id="spend-csv" name="csv" label={text.csvField} rows={6} required />
      <Button type="submit">{text.take}</Button>
    </form>
  </div>
);
