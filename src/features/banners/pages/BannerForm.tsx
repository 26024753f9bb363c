import { Button } from '../../../../client/ui/Button.tsx';
import { adminBannersText } from '../../../content/text/admin-banners.ts';
import { AdminFrame, type FrameData } from '../../admin/index.ts';
import { bannerAddresses, bannerEndpoints } from '../contract.ts';
import { type BannerFamilies, VARIANT_IDS } from '../rules/banner.ts';
import { FREE_FIELDS } from '../rules/change.ts';
import {
  NameField,
  OrderField,
  PageFields,
  PlaceFields,
  PriceField,
  UntilField,
  VisitorFields,
} from './form-parts.tsx';
import { type FormValues, NEW_BANNER } from './form-values.ts';
import { VariantFields } from './VariantFields.tsx';

const text = adminBannersText.form;

interface BannerFormProps {
  readonly frame: FrameData;
  readonly families: BannerFamilies;
  /** The values of a refused form, which the operator corrects. */
  readonly values?: FormValues;
}

export const BannerForm = ({ frame, families, values = NEW_BANNER }: BannerFormProps) => (
  <AdminFrame
    frame={frame}
    current="banners"
    title={adminBannersText.create}
    titled
    back={{ href: bannerAddresses.list, label: adminBannersText.back }}
  >
    <BannerFields action={bannerEndpoints.list} button={text.saveDraft} values={values} families={families} />
  </AdminFrame>
);

interface BannerFieldsProps {
  readonly action: string;
  readonly button: string;
  readonly values: FormValues;
  readonly families: BannerFamilies;
}

/** The form of a banner: where, when, for whom, and one to four variants. */
export const BannerFields = ({ action, button, values, families }: BannerFieldsProps) => (
  <form className="card form align-start banner-form" method="post" action={action}>
    <NameField values={values} />
    <PlaceFields values={values} />
    <PageFields values={values} families={families} />
    <VisitorFields values={values} />
    <fieldset className="form">
      <legend className="h3">{text.texts}</legend>
      {VARIANT_IDS.map((id) => (
        <VariantFields key={id} id={id} values={values} />
      ))}
      <PriceField values={values} />
    </fieldset>
    <Button type="submit">{button}</Button>
  </form>
);

/** The form of a banner that ran: the fields that may still change, and the others as they are. */
export const LockedFields = ({ action, button, values }: Omit<BannerFieldsProps, 'families'>) => (
  <form className="card form align-start banner-form" method="post" action={action}>
    <p className="small">{text.locked}</p>
    {Object.entries(values)
      .filter(([name]) => !FREE_FIELDS.has(name))
      .map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    <NameField values={values} />
    <UntilField values={values} />
    <OrderField values={values} />
    <Button type="submit">{button}</Button>
  </form>
);
