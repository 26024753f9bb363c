import { Alert } from '../../../../client/ui/Alert.tsx';
import { Button } from '../../../../client/ui/Button.tsx';
import { Field, Select } from '../../../../client/ui/Field.tsx';
import { cities } from '../../../content/cities/all-cities.ts';
import { adminBannersText } from '../../../content/text/admin-banners.ts';
import { scrolledByKeys } from '../../../web/components/scrolled-by-keys.ts';
import { AdminFrame, type FrameData } from '../../admin/index.ts';
import { bannerAddresses } from '../contract.ts';
import { type Banner, bannerAnchor, LANGUAGES } from '../rules/banner.ts';
import type { PreviewChoice } from './preview-choice.ts';

const text = adminBannersText.preview;

interface PreviewProps {
  readonly frame: FrameData;
  readonly banner: Banner;
  readonly choice: PreviewChoice;
  /** Whether visitors would see it with this city, page and date. */
  readonly isSeen: boolean;
}

/** A phone and a desktop, in CSS pixels. */
const SIZES = [
  { width: 360, height: 720 },
  { width: 1280, height: 720 },
];

/** Shows a variant on the real page at two widths. The frames count nothing and send no event. */
export const Preview = ({ frame, banner, choice, isSeen }: PreviewProps) => (
  <AdminFrame
    frame={frame}
    current="banners"
    title={`${text.title}: ${banner.name}`}
    titled
    back={{ href: bannerAddresses.banner(banner.id), label: banner.name }}
  >
    <p className="small">{text.text}</p>
    <form
      className="card form align-start admin-form"
      method="get"
      action={bannerAddresses.preview(banner.id)}
    >
      <Select
        id="variant"
        name="variant"
        label={text.variant}
        options={banner.variants.map(({ id, heading }) => ({
          value: id,
          label: `${id.toUpperCase()}: ${heading}`,
        }))}
        defaultValue={choice.variant}
      />
      <Field
        id="city"
        name="city"
        label={text.city}
        hint={text.cityHint}
        defaultValue={choice.city}
        list="cities"
        maxLength={60}
      />
      <datalist id="cities">
        {cities.map(({ slug, name }) => (
          <option key={slug} value={name} />
        ))}
      </datalist>
      <Select
        id="language"
        name="language"
        label={text.language}
        options={LANGUAGES.map((value) => ({ value, label: adminBannersText.form.languages[value] }))}
        defaultValue={choice.language}
      />
      <Field id="at" name="at" type="datetime-local" label={text.at} defaultValue={choice.at} />
      <Field
        id="path"
        name="path"
        label={text.path}
        hint={text.pathHint}
        defaultValue={choice.path}
        pattern="/.*"
        required
      />
      <Button type="submit">{text.show}</Button>
    </form>
    {!isSeen && (
      <div className="admin-outcome">
        <Alert tone="calm">{text.hidden}</Alert>
      </div>
    )}
    {SIZES.map(({ width, height }) => (
      <section key={width} aria-label={text.frame(width)}>
        <h2>{text.frame(width)}</h2>
        <div className="preview-frame" {...scrolledByKeys}>
          <iframe
            title={text.frame(width)}
            src={`${bannerAddresses.previewPage(banner.id)}?${new URLSearchParams(choice)}#${bannerAnchor(banner.position)}`}
            width={width}
            height={height}
          />
        </div>
      </section>
    ))}
  </AdminFrame>
);
