import { Alert } from '../../../../client/ui/Alert.tsx';
import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { adminBannersText as text } from '../../../content/text/admin-banners.ts';
import type { Result } from '../../../values/result.ts';
import { AdminFrame, type FrameData } from '../../admin/index.ts';
import { bannerAddresses, bannerEndpoints } from '../contract.ts';
import type { Banner, BannerFamilies } from '../rules/banner.ts';
import { hasRun, nextStates } from '../rules/change.ts';
import type { BannerResults } from '../rules/results.ts';
import { BannerFields, LockedFields } from './BannerForm.tsx';
import { placesText, StateBadge, summaryText } from './Banners.tsx';
import { type FormValues, valuesOf } from './form-values.ts';
import { Results } from './Results.tsx';

interface OneBannerProps {
  readonly frame: FrameData;
  readonly banner: Banner;
  readonly families: BannerFamilies;
  /** Undefined before its first run. */
  readonly results: Result<BannerResults, string> | undefined;
  /** The values of a refused form, which the operator corrects. */
  readonly values?: FormValues;
}

/** Shows one banner: its results, the operator's actions, and its form. */
export const OneBanner = ({
  frame,
  banner,
  families,
  results,
  values = valuesOf(banner),
}: OneBannerProps) => (
  <AdminFrame
    frame={frame}
    current="banners"
    title={banner.name}
    titled
    back={{ href: bannerAddresses.list, label: text.back }}
  >
    <p className="admin-lead">
      <StateBadge banner={banner} now={frame.now} />
      <span className="small">
        {placesText(banner.places)} · {summaryText(banner, frame.now)}
        {banner.kept && ` · ${text.keptNote(banner.kept.toUpperCase())}`}
      </span>
    </p>
    <Actions banner={banner} now={frame.now} results={results?.ok ? results.value : undefined} />
    {results && !results.ok && <Alert>{text.results.unavailable}</Alert>}
    {results?.ok && <Results banner={banner} results={results.value} now={frame.now} />}
    {banner.state !== 'ended' && <Form banner={banner} values={values} families={families} />}
  </AdminFrame>
);

const Form = ({ banner, ...fields }: Required<Pick<OneBannerProps, 'banner' | 'values' | 'families'>>) => {
  const Fields = banner.startedAt === null ? BannerFields : LockedFields;
  return <Fields action={bannerEndpoints.banner(banner.id)} button={text.form.save} {...fields} />;
};

interface ActionsProps {
  readonly banner: Banner;
  readonly now: Date;
  readonly results: BannerResults | undefined;
}

function Actions({ banner, now, results }: ActionsProps) {
  const { id, variants, kept } = banner;
  // With too few visitors a variant wins by chance alone.
  const isDecidable = results !== undefined && !results.warnings.includes('too_early');
  const mayKeep = kept === null && isDecidable && hasRun(banner, now.getTime());
  return (
    <div className="admin-lead">
      <form className="row" method="post" action={bannerEndpoints.state(id)}>
        {nextStates(banner).map((state) => (
          <Button
            key={state}
            type="submit"
            kind={state === 'on' ? 'primary' : 'quiet'}
            short
            name="state"
            value={state}
          >
            {state === 'draft' ? text.states.draft : text.actions[state]}
          </Button>
        ))}
      </form>
      {mayKeep && (
        <form className="row" method="post" action={bannerEndpoints.keep(id)}>
          {variants.map((variant) => (
            <Button
              key={variant.id}
              type="submit"
              kind={variant.id === results?.winner ? 'primary' : 'quiet'}
              short
              name="variant"
              value={variant.id}
            >
              {text.actions.keep(variant.id.toUpperCase())}
            </Button>
          ))}
        </form>
      )}
      {kept !== null && (
        <form method="post" action={bannerEndpoints.keep(id)}>
          <Button type="submit" kind="quiet" short>
            {text.actions.stop}
          </Button>
        </form>
      )}
      <form method="post" action={bannerEndpoints.copy(id)}>
        <Button type="submit" kind="quiet" short>
          {text.actions.copy}
        </Button>
      </form>
      <ButtonLink kind="quiet" short href={bannerAddresses.preview(id)}>
        {text.actions.preview}
      </ButtonLink>
    </div>
  );
}
