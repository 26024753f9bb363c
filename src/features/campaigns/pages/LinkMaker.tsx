import { Button } from '../../../../client/ui/Button.tsx';
import { EmptyState } from '../../../../client/ui/EmptyState.tsx';
import { Field, Select } from '../../../../client/ui/Field.tsx';
import { adminCampaignsText } from '../../../content/text/admin-campaigns.ts';
import type { CampaignLink } from '../../../platform/ledger/campaigns.ts';
import { QrImage } from '../../../web/components/QrImage.tsx';
import { qrCodeOf } from '../../../web/qr-code.ts';
import { AdminFrame, type FrameData, type TypedValues, valuesSent } from '../../admin/index.ts';
import { campaignAddresses, campaignEndpoints, MEDIUMS } from '../contract.ts';
import { landingOf } from '../links.ts';

const text = adminCampaignsText.maker;

interface LinkMakerProps {
  readonly frame: FrameData;
  readonly links: readonly CampaignLink[];
  readonly chosen: CampaignLink | undefined;
  readonly siteUrl: string;
}

/** Makes the links of campaigns, and shows one with its short address and its code to scan. */
export const LinkMaker = ({ frame, links, chosen, siteUrl }: LinkMakerProps) => (
  <AdminFrame
    frame={frame}
    current="campaigns"
    title={text.heading}
    titled
    back={{ href: campaignAddresses.list, label: adminCampaignsText.heading }}
  >
    <p className="admin-lead">{text.lead}</p>
    {chosen && <OneLink link={chosen} siteUrl={siteUrl} />}
    <div className="admin-split">
      <Links links={links} />
      <MakeLink typed={valuesSent(frame.sent, campaignEndpoints.links)} />
    </div>
  </AdminFrame>
);

/** The form of a new link, after a refusal with what was typed. */
const MakeLink = ({ typed }: { readonly typed: TypedValues }) => (
  <form className="card form align-start" method="post" action={campaignEndpoints.links}>
    <h2>{text.make}</h2>
    <Field
      id="path"
      name="path"
      label={text.path}
      hint={text.pathHint}
      maxLength={300}
      defaultValue={typed?.path}
      required
    />
    <Field
      id="name"
      name="name"
      label={text.name}
      maxLength={60}
      defaultValue={typed?.name}
      autoComplete="off"
      required
    />
    <Field
      id="source"
      name="source"
      label={text.source}
      hint={text.sourceHint}
      defaultValue={typed?.source}
      maxLength={60}
      autoComplete="off"
      required
    />
    <Select
      id="medium"
      name="medium"
      label={text.medium}
      options={MEDIUMS.map((medium) => ({ value: medium, label: medium }))}
      defaultValue={typed?.medium}
    />
    <Field
      id="content"
      name="content"
      label={text.content}
      maxLength={60}
      defaultValue={typed?.content}
      autoComplete="off"
    />
    <Field
      id="coupon"
      name="coupon"
      label={text.coupon}
      hint={text.couponHint}
      defaultValue={typed?.coupon}
      maxLength={40}
      autoComplete="off"
    />
    <Button type="submit">{text.make}</Button>
  </form>
);

const Links = ({ links }: Pick<LinkMakerProps, 'links'>) =>
  links.length === 0 ? (
    <EmptyState icon="share-2" title={text.none}>
      {text.noneText}
    </EmptyState>
  ) : (
    <ul className="admin-list" aria-label={text.made}>
      {links.map(({ code, path, name, source, medium, content, coupon }) => (
        <li key={code}>
          <span>
            <b>
              <a href={campaignAddresses.link(code)}>{name}</a>
            </b>
            <small>
              {[source, medium, content, path, coupon && text.withCoupon(coupon)]
                .filter((part) => part !== '')
                .join(', ')}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );

function OneLink({ link, siteUrl }: { readonly link: CampaignLink; readonly siteUrl: string }) {
  const short = `${siteUrl}/${link.code}`;
  return (
    <section className="card campaign-link" aria-label={link.name}>
      <dl className="admin-pairs">
        <div>
          <dt>{text.whole}</dt>
          <dd>
            <a href={landingOf(link)}>
              {siteUrl}
              {landingOf(link)
                .split(/(?=[?&])/)
                .map((part) => [<wbr key={part} />, part])}
            </a>
          </dd>
        </div>
        <div>
          <dt>{text.short}</dt>
          <dd>
            <a href={`/${link.code}`}>{short}</a>
          </dd>
        </div>
      </dl>
      <QrImage code={qrCodeOf(short)} label={text.code} />
    </section>
  );
}
