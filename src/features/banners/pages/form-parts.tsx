import { adminBannersText } from '../../../content/text/admin-banners.ts';
import { PRICE_NAMES } from '../../pricing/contract.ts';
import { type BannerFamilies, GOALS, LANGUAGES, POSITIONS } from '../rules/banner.ts';
import { familyName } from './family-name.ts';
import { Folded, ValueCheckbox, ValueField, ValueSelect } from './form-field.tsx';
import type { FormValues } from './form-values.ts';

const text = adminBannersText.form;

interface PartProps {
  readonly values: FormValues;
}

export const PlaceFields = ({ values }: PartProps) => (
  <fieldset className="form">
    <legend className="h3">{text.where}</legend>
    <ValueField name="cities" values={values} label={text.cities} hint={text.citiesHint} maxLength={400} />
    <ValueCheckbox name="elsewhere" values={values}>
      {text.elsewhere}
    </ValueCheckbox>
    <Folded title={text.morePlaces} values={values} names={['states', 'latitude', 'longitude', 'kilometres']}>
      <ValueField name="states" values={values} label={text.states} hint={text.statesHint} maxLength={400} />
      <ValueField name="latitude" values={values} label={text.latitude} inputMode="decimal" />
      <ValueField name="longitude" values={values} label={text.longitude} inputMode="decimal" />
      <ValueField name="kilometres" values={values} label={text.kilometres} inputMode="decimal" />
    </Folded>
  </fieldset>
);

interface PageFieldsProps extends PartProps {
  readonly families: BannerFamilies;
}

export const PageFields = ({ values, families }: PageFieldsProps) => (
  <fieldset className="form">
    <legend className="h3">{text.pages}</legend>
    <div className="families">
      {[...families.keys()].map((family) => (
        <ValueCheckbox key={family} name={`family_${family}`} values={values}>
          {familyName(family)}
        </ValueCheckbox>
      ))}
    </div>
    <ValueSelect
      name="position"
      values={values}
      label={text.position}
      options={POSITIONS.map((value) => ({ value, label: adminBannersText.positions[value] }))}
    />
    <ValueSelect
      name="language"
      values={values}
      label={text.language}
      options={([...LANGUAGES, 'both'] as const).map((value) => ({ value, label: text.languages[value] }))}
    />
  </fieldset>
);

export const VisitorFields = ({ values }: PartProps) => (
  <fieldset className="form">
    <legend className="h3">{text.when}</legend>
    <ValueSelect
      name="goal"
      values={values}
      label={text.goal}
      options={GOALS.map((value) => ({ value, label: adminBannersText.goals[value] }))}
    />
    <Folded title={text.moreDates} values={values} names={['from', 'until', 'share']}>
      <ValueField
        name="from"
        values={values}
        type="datetime-local"
        label={text.from}
        labelNote={text.optional}
      />
      <UntilField values={values} />
      <ValueField
        name="share"
        values={values}
        type="number"
        label={text.share}
        hint={text.shareHint}
        min={1}
        max={100}
      />
    </Folded>
    <Folded title={text.moreVisitors} values={values} names={['campaign', 'order']}>
      <ValueField
        name="campaign"
        values={values}
        label={text.campaign}
        hint={text.campaignHint}
        maxLength={60}
      />
      <OrderField values={values} />
    </Folded>
  </fieldset>
);

export const NameField = ({ values }: PartProps) => (
  <ValueField name="name" values={values} label={text.name} hint={text.nameHint} maxLength={60} required />
);

export const UntilField = ({ values }: PartProps) => (
  <ValueField
    name="until"
    values={values}
    type="datetime-local"
    label={text.until}
    labelNote={text.optional}
  />
);

export const OrderField = ({ values }: PartProps) => (
  <ValueField
    name="order"
    values={values}
    type="number"
    label={text.order}
    hint={text.orderHint}
    min={1}
    max={999}
  />
);

export const PriceField = ({ values }: PartProps) => (
  <ValueSelect
    name="price"
    values={values}
    label={text.price}
    hint={text.priceHint}
    options={[
      { value: '', label: text.noPrice },
      ...PRICE_NAMES.map((value) => ({ value, label: adminBannersText.prices[value] })),
    ]}
  />
);
