import { Button, ButtonLink } from '../../../client/ui/Button.tsx';
import { Picture } from '../../../client/ui/Picture.tsx';
import { bannerText } from '../../content/text/banners.ts';
import { addresses } from '../contract/addresses.ts';
import { BOOKING_DIALOG } from '../document/BookingDialog.tsx';
import type { BannerView } from '../document/banner-views.ts';

interface BannerCardProps extends BannerView {
  /** The preview opens the page there. */
  readonly id: string;
}

/** A banner: heading, one line, an optional picture and coupon, and one action. */
export const BannerCard = ({ id, heading, line, button, href, picture, coupon }: BannerCardProps) => (
  <section id={id} className="page" aria-label={heading}>
    <div className="banner">
      {picture && <Picture name={picture} />}
      <div>
        <h2 className="h3">{heading}</h2>
        <p>{line}</p>
        {coupon && (
          <p className="small">
            {bannerText.coupon} <b>{coupon.code}</b>
            {coupon.off && bannerText.off(coupon.off)}
          </p>
        )}
      </div>
      {href === addresses.book ? (
        <Button opens={BOOKING_DIALOG} short>
          {button}
        </Button>
      ) : (
        <ButtonLink href={href} short>
          {button}
        </ButtonLink>
      )}
    </div>
  </section>
);
