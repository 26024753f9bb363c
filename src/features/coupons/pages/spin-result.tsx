import type { Context } from 'hono';
import { WonCoupon } from '../../../../client/islands/coupons/WonCoupon.tsx';
import { TextLink } from '../../../../client/ui/Button.tsx';
import { spinText, wheelText } from '../../../content/text/spin.ts';
import type { Services } from '../../../services/page-services.ts';
import { formatDate } from '../../../values/format.ts';
import { addDays, indiaDate } from '../../../values/india-time.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { PageHead } from '../../../web/components/heroes.tsx';
import { Section } from '../../../web/components/sections.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { privateAnswer } from '../../../web/pages/uncached-pages.ts';
import type { SpinAnswer } from '../contract.ts';
import { spinCrumbs, spinPage } from './spin.tsx';

const text = spinText;

interface SpinResultParts {
  readonly services: Services;
  /** The stored result of the requesting device. */
  readonly won: SpinAnswer | undefined;
}

/** Shows the device's coupon to visitors without JavaScript and to those who return. The page is never cached. */
export async function spinResult(
  request: Context<AppEnvironment>,
  { services, won }: SpinResultParts,
): Promise<Response> {
  if (!won?.coupon) return request.redirect(addresses.spinToWin, 303);
  const { coupon, chatUrl } = won;
  const metadata = {
    title: `${text.resultTitle} | ${services.brand.name}`,
    description: text.description,
    keywords: ['car service coupon'],
    image: 'services' as const,
    canonicalPath: addresses.spinToWin,
    robots: 'noindex, nofollow',
  };
  const render = () => (
    <>
      <PageHead crumbs={spinCrumbs} title={text.resultTitle} lead={text.resultLead} />
      <Section narrow>
        <div className="stack">
          <WonCoupon
            text={wheelText}
            code={coupon.code}
            description={coupon.description}
            validity={validity(coupon.expiresAt)}
            chatUrl={chatUrl}
          />
          <TextLink href={addresses.spinToWin}>{text.back}</TextLink>
        </div>
      </Section>
    </>
  );
  return privateAnswer(
    request.req.url,
    { services, entry: spinPage, city: request.get('city') },
    { metadata, render },
  );
}

const validity = (expiresAt: string | null): string | undefined =>
  expiresAt === null ? undefined : text.validUntil(formatDate(addDays(indiaDate(new Date(expiresAt)), -1)));
