import { VisitFields } from '../../../../client/islands/checkout/VisitFields.tsx';
import { Alert } from '../../../../client/ui/Alert.tsx';
import { Button } from '../../../../client/ui/Button.tsx';
import { Field, Select } from '../../../../client/ui/Field.tsx';
import { formFields } from '../../../../client/ui/form-fields.ts';
import { Price } from '../../../../client/ui/Price.tsx';
import { localityOptions } from '../../../content/doorstep/served-area.ts';
import { doorstepServices } from '../../../content/doorstep/services.ts';
import { cartPageText as text } from '../../../content/text/cart-page.ts';
import { checkoutText } from '../../../content/text/checkout.ts';
import { checkoutPageText } from '../../../content/text/checkout-page.ts';
import { fieldMessages } from '../../../content/text/messages.ts';
import { slotNames } from '../../../content/text/slots.ts';
import { addDays, indiaDate } from '../../../values/india-time.ts';
import { endpoints } from '../../../web/contract/addresses.ts';
import { chatNoticeOf } from '../../../web/document/chat-notice.ts';
import { type PageContext, returnedTo } from '../../../web/pages/page-entry.ts';
import { problemText } from '../../../web/pages/problem-text.ts';
import { unitPrice } from '../../doorstep/contract.ts';
import { BOOKING_WINDOW_DAYS, firstBookableDay, slots } from '../../slots/contract.ts';
import { orderBody } from '../contract.ts';

/** Shows the catalogue and its checkout in one plain form, for browsers without JavaScript. */
export function PlainOrderForm({ context }: { readonly context: PageContext }) {
  const chosen = context.query.get('add');
  const today = indiaDate(context.now);
  const { values, problems } = returnedTo(context, endpoints.checkoutOrders) ?? {};
  const field = formFields(orderBody, { id: 'plain', values, problems });
  return (
    <form className="plain-form" method="post" action={endpoints.checkoutOrders}>
      <h2>{text.withoutScript}</h2>
      <p className="small">{text.withoutScriptText}</p>
      <ReturnedOrder context={context} />
      <div>
        {doorstepServices.map((service) => (
          <label className="how-many" key={service.id}>
            <span>
              {service.name}
              {service.extra && <small>{service.extra.label}</small>}
            </span>
            <Price amount={unitPrice(service)} />
            <input
              type="number"
              name={`quantity.${service.id}`}
              aria-label={text.quantity(service.name)}
              min={0}
              max={99}
              defaultValue={values?.[`quantity.${service.id}`] ?? (service.id === chosen ? 1 : 0)}
            />
          </label>
        ))}
      </div>
      <Field {...field('vehicle')} label={checkoutPageText.typedCar} hint={checkoutPageText.typedCarHint} />
      <VisitFields areas={localityOptions} field={field} chatNotice={chatNoticeOf(context)} />
      <Field
        {...field('date')}
        type="date"
        label={checkoutText.date}
        min={firstBookableDay(context.now)}
        max={addDays(today, BOOKING_WINDOW_DAYS)}
      />
      <Select
        {...field('timeSlot')}
        label={checkoutText.slot}
        defaultValue={values?.timeSlot ?? ''}
        options={[
          { value: '', label: checkoutText.slotPlaceholder },
          ...slots.map(({ id }) => ({ value: id, label: slotNames[id] })),
        ]}
      />
      <Field {...field('coupon')} maxLength={undefined} label={checkoutText.coupon.code} />
      <input type="hidden" name="idempotencyKey" value={context.formKey} />
      <Button type="submit" wide>
        {checkoutText.bookVisit}
      </Button>
      <p className="caption text-centred">{checkoutPageText.payAfterNote}</p>
      <p className="caption text-centred">{checkoutPageText.partsAfterPlain}</p>
    </form>
  );
}

const problemTexts = {
  ...fieldMessages,
  failed: checkoutText.failed,
  price_changed: checkoutPageText.priceChanged,
};

/** Shows why an order from a plain form was refused. */
export function ReturnedOrder({ context: { query, brand } }: { readonly context: PageContext }) {
  const problem = query.get('problem');
  return problem === null ? null : (
    <Alert focused>{problemText(problem, brand.supportPhone, problemTexts)}</Alert>
  );
}
