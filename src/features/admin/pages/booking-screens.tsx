import { type Context, Hono } from 'hono';
import { adminDayText } from '../../../content/text/admin-day.ts';
import type { WriteServices } from '../../../services/services.ts';
import { readForm } from '../../../web/api/read-form.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { newAnswerValues } from '../../../web/document/page-template.ts';
import {
  bookedService,
  firstDay,
  freeDays,
  namedCoupon,
  phoneBookingBody,
  TYPED_CAR,
  takeByPhone,
} from '../../bookings/index.ts';
import { carFinderOf } from '../../pricing/index.ts';
import { findSlot } from '../../slots/contract.ts';
import { operatorOf } from '../auth.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { bookingFromRequest, type TypedBooking } from '../rules/booking-from-request.ts';
import { NewBooking, type NewBookingProps } from './NewBooking.tsx';
import { PersonHistory } from './PersonHistory.tsx';
import type { ScreenParts } from './screen.tsx';

/** Serves the form of a booking by phone, filled from a request. After a refusal it shows what was typed. */
export function bookingScreens(services: WriteServices, { admin, session, frame, show }: ScreenParts) {
  const screens = new Hono<AppEnvironment>();

  /** Shows what the caller asked and booked before, and the calls to them. */
  const historyOf = async (mobileNumber: string | undefined) => {
    if (mobileNumber === undefined) return null;
    const [records, call] = await Promise.all([
      admin.calls.recordsOf([mobileNumber]),
      admin.calls.find(mobileNumber),
    ]);
    if (!records.ok) return null;
    return (
      <PersonHistory
        records={records.value.get(mobileNumber) ?? []}
        notes={call.ok ? call.value.notes : []}
        now={services.now()}
      />
    );
  };

  /** The coupon that only the caller may use, where it lowers the price of the work they asked for. */
  const ownCoupon = async ({ mobileNumber, serviceType, car = '' }: TypedBooking) => {
    const [manufacturer, model, fuelType] = car.split('|');
    if (!(mobileNumber && serviceType && manufacturer && model && fuelType)) return undefined;
    const own = await admin.coupons.ofNumber(await services.signer.signAll('number', mobileNumber));
    const draft = { mobileNumber, serviceType, manufacturer, model, fuelType };
    const named = await namedCoupon(services, { code: own?.code ?? null, key: '', draft });
    return named.ok ? named.value?.code : undefined;
  };

  const bookingForm = async (
    request: Context<AppEnvironment>,
    typed: TypedBooking,
    refused: Pick<NewBookingProps, 'problem' | 'fields'> = {},
  ) => {
    const now = services.now();
    const [frameData, prices, days, history] = await Promise.all([
      frame(request),
      services.prices.get(),
      freeDays(services.slots, {}, firstDay(typed.date ?? null, now), now),
      historyOf(typed.mobileNumber),
    ]);
    return show(
      request,
      adminDayText.booking.heading,
      <NewBooking
        frame={frameData}
        typed={typed}
        idempotencyKey={typed.idempotencyKey ?? newAnswerValues().formKey}
        cars={carFinderOf(prices)(typed.carWords ?? '')}
        days={days}
        history={history}
        {...refused}
      />,
      refused.problem === undefined ? 200 : 422,
    );
  };

  screens.get('/new', async (request) => {
    const { date, slot, of } = request.req.query();
    const found = of === undefined ? undefined : await services.ledger.find(of);
    if (!found?.ok) return bookingForm(request, { date, timeSlot: slot && findSlot(slot)?.id });
    const prices = await services.prices.get();
    const filled = bookingFromRequest(found.value, {
      isBookable: (service) => bookedService(service) !== undefined,
      fuelTypes: (manufacturer, model) => prices.model(manufacturer, model)?.fuelTypes ?? [],
    });
    const couponCode = await ownCoupon(filled);
    return bookingForm(request, { ...filled, couponCode, of });
  });

  screens.post('/new', session.guard, async (request) => {
    const sent: TypedBooking = Object.fromEntries(new URLSearchParams(await request.req.text()));
    const form = await readForm(request, phoneBookingBody);
    if (!form.ok) {
      const { fault } = form;
      return bookingForm(request, sent, {
        problem: 'invalid',
        fields: fault.code === 'invalid' ? fault.fields : {},
      });
    }
    const car = await carOf(form.input.carModel, sent.car);
    if (car === 'unclear')
      return bookingForm(
        request,
        { ...sent, car: undefined, carShown: sent.carWords },
        { problem: 'choose_car', fields: { carWords: 'invalid' } },
      );
    const { carModel: _, ...listed } = form.input;
    const input = car === undefined ? form.input : { ...listed, ...car };
    const taken = await takeByPhone(services, input, operatorOf(request));
    if (taken.ok) return request.redirect(`${adminAddresses.record(taken.value.id)}?done=booking_taken`, 303);
    const { fields, draftId } = taken.detail ?? {};
    return bookingForm(
      request,
      { ...sent, ...(draftId && { draftId }) },
      { problem: taken.code, fields: fields ?? {} },
    );
  });

  /** The one car of the sheet that the words name; `unclear` where they may mean several. Other words stay as typed. */
  const carOf = async (words: string | undefined, choice: string | undefined) => {
    if (words === undefined || choice === TYPED_CAR) return undefined;
    const cars = carFinderOf(await services.prices.get())(words);
    const [only, ...others] = cars.filter(({ isNamed }) => isNamed);
    if (cars.length === 0) return undefined;
    if (only === undefined || others.length > 0) return 'unclear';
    const { manufacturer, model, fuelType } = only;
    return { manufacturer, model, fuelType };
  };

  return screens;
}
