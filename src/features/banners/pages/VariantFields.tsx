import { pictureNames } from '../../../content/pictures.ts';
import { adminBannersText } from '../../../content/text/admin-banners.ts';
import { VARIANT_FIELDS } from '../contract.ts';
import type { VariantId } from '../rules/banner.ts';
import { Folded, ValueField, ValueSelect } from './form-field.tsx';
import { type FormValues, isChanged } from './form-values.ts';

const text = adminBannersText.form;

const pictureOptions = [
  { value: '', label: text.noPicture },
  ...pictureNames.map((name) => ({ value: name, label: name.replaceAll('-', ' ') })),
];

interface VariantFieldsProps {
  readonly id: VariantId;
  readonly values: FormValues;
}

/** The fields of a variant; only the first is required, and the others are folded until they have a text. */
export const VariantFields = ({ id, values }: VariantFieldsProps) => {
  const isFirst = id === 'a';
  const isWritten = VARIANT_FIELDS.some((name) => isChanged(values, `${name}_${id}`));
  const title = text.variant(id.toUpperCase());
  const field = (name: (typeof VARIANT_FIELDS)[number]) => ({ name: `${name}_${id}`, values });
  return (
    <details open={isFirst || isWritten}>
      <summary className="h3">{title}</summary>
      <fieldset className="form">
        <legend className="vh">{title}</legend>
        <ValueField
          {...field('heading')}
          label={text.heading}
          hint={text.headingHint}
          maxLength={60}
          required={isFirst}
        />
        <ValueField {...field('line')} label={text.line} maxLength={140} required={isFirst} />
        <ValueField {...field('button')} label={text.button} maxLength={28} required={isFirst} />
        <ValueField
          {...field('href')}
          label={text.href}
          hint={text.hrefHint}
          maxLength={121}
          pattern="/.*"
          required={isFirst}
        />
        <Folded
          title={text.morePicture}
          values={values}
          names={[`picture_${id}`, `coupon_${id}`, `weight_${id}`]}
        >
          <ValueSelect {...field('picture')} label={text.picture} options={pictureOptions} />
          <ValueField {...field('coupon')} label={text.coupon} hint={text.couponHint} />
          <ValueField
            {...field('weight')}
            type="number"
            label={text.weight}
            hint={text.weightHint}
            min={1}
            max={100}
          />
        </Folded>
      </fieldset>
    </details>
  );
};
