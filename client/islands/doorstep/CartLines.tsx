import { cartText } from '../../../src/content/text/cart.ts';
import { QUANTITY_MAX } from '../../../src/features/doorstep/rules/cart.ts';
import { formatMoney } from '../../../src/values/money.ts';
import { addresses } from '../../../src/web/contract/addresses.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Price } from '../../ui/Price.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { Sums } from '../../ui/Sums.tsx';
import type { CartPage } from './use-cart-page.ts';

/** The services with their quantities, the total, and the link to the checkout. */
export const CartLines = ({ page: { summary, count } }: { readonly page: CartPage }) => (
  <>
    {summary.items.map(({ serviceId, service, quantity, unitPrice, totalPrice }) => (
      <div className="line" key={serviceId}>
        <b>{service.name}</b>
        <Price amount={totalPrice} />
        <span className="caption">
          {cartText.each(formatMoney(unitPrice))}
          {service.extra && (
            <>
              <br />
              {service.extra.label}
            </>
          )}
        </span>
        <QuantityStepper
          light
          label={service.name}
          value={quantity}
          max={QUANTITY_MAX}
          onChange={(next) => count(serviceId, service.name, next)}
        />
      </div>
    ))}
    <Sums
      total={summary.total}
      partsOnTop={summary.partsOnTop}
      counts={cartText.counts(summary.serviceCount, summary.itemCount)}
    />
    {summary.partsOnTop && <p className="caption">{cartText.partsNote}</p>}
    {/* A phone has the bar at its foot. */}
    <ButtonLink wide className="wide-only" href={addresses.checkout}>
      {cartText.checkout}
    </ButtonLink>
    <p className="caption text-centred">{cartText.payNote}</p>
  </>
);
