import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { doorstepServices } from '../../src/content/hi/doorstep/services.ts';
import { bookingText } from '../../src/content/hi/text/booking.ts';
import { cartText } from '../../src/content/hi/text/cart.ts';
import { cartPageText } from '../../src/content/hi/text/cart-page.ts';
import { checkoutText } from '../../src/content/hi/text/checkout.ts';
import { checkoutPageText } from '../../src/content/hi/text/checkout-page.ts';
import { doorstepText } from '../../src/content/hi/text/doorstep.ts';
import { fieldMessages } from '../../src/content/hi/text/messages.ts';
import { orderText } from '../../src/content/hi/text/order.ts';
import { ownBookingText } from '../../src/content/hi/text/own-booking.ts';
import { uiText } from '../../src/content/hi/text/ui.ts';
import { addDays, indiaDate } from '../../src/values/india-time.ts';
import { formKeyAt } from '../../src/web/spam.ts';
import { PASSPHRASE } from '../worker/admin-session.ts';
import { aVisitor } from '../worker/outside.ts';
import { calendarTexts, chatText, englishIn, englishOn } from './hindi-walk.ts';
import { hydrated, refusedForm } from './journey.ts';
import { messageOf } from './own-links.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true, variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
afterEach(() => journey.expectQuietConsole());

const nameOf = (id: string): string => doorstepServices.find((service) => service.id === id)?.name ?? id;
const battery = nameOf('battery-replacement');
const vacuum = nameOf('quick-vacuum');
const bookVisit = { name: checkoutText.bookVisit };

const visitor = { name: 'क्षितिज शर्मा', address: 'मकान १२, शिप्रा पथ, शिव मंदिर के पास' } as const;

const orderOf = async (number: string) => {
  const [row] = await journey.site.rows<{ id: string; status: string; fields: string; name: string }>(
    "SELECT id, status, name, fields FROM records WHERE mobile_number = ? AND kind = 'order'",
    number,
  );
  return { ...row, fields: JSON.parse(row?.fields ?? '{}') };
};

/** Fills in who, where and when, with the digits of a Hindi keyboard. */
async function fillIn(page: Page, number: string): Promise<void> {
  await page.getByLabel(checkoutText.name).fill(visitor.name);
  await page.locator('.shop').getByLabel(uiText.mobileNumber).pressSequentially(number);
  await page.getByLabel(checkoutText.address).fill(visitor.address);
  await page.getByLabel(checkoutText.area).selectOption({ label: 'मानसरोवर' });
  await page.getByLabel(checkoutText.pinCode).fill('३०२०२०');
  await page.getByLabel(checkoutText.date).fill(addDays(indiaDate(new Date()), 2));
  await page.getByText('सुबह 11 – दोपहर 1 बजे').click();
}

describe('a doorstep order in Hindi', () => {
  test('goes from the catalogue to the order’s page, its chat and its calendar entry without English', async () => {
    const page = await journey.visit('/hi/doorstep-services');
    await page.getByRole('button', { name: doorstepText.row.addService(battery) }).click();
    await page
      .getByRole('group', { name: battery })
      .getByRole('button', { name: uiText.oneMore(battery) })
      .first()
      .waitFor();
    expect(await englishOn(page)).toEqual([]);
    await page.getByRole('link', { name: cartText.view }).click();
    await page.getByRole('heading', { name: cartPageText.heading }).waitFor();
    await page.locator('.line', { hasText: battery }).waitFor();
    expect(await englishOn(page)).toEqual([]);

    await page.getByRole('link', { name: cartText.checkout }).click();
    await hydrated(page, 'checkout');
    await page.getByRole('button', bookVisit).click();
    for (const problem of [fieldMessages.name_missing, fieldMessages.car_model_missing])
      await page.getByText(problem).waitFor();
    await page.getByLabel(checkoutText.car.which).fill('बलेनो');
    await page
      .getByRole('button', { name: /^Maruti Baleno/ })
      .first()
      .click();
    await fillIn(page, '९०००००११०३');
    expect(await englishOn(page)).toEqual([]);
    await page.getByRole('button', bookVisit).click();

    await page.waitForURL(/\/hi\/order\//);
    const { heading } = orderText.states.pay_after_service;
    await page.getByRole('heading', { name: heading }).waitFor();
    expect(await englishOn(page)).toEqual([]);
    const toChat = await page.getByRole('link', { name: ownBookingText.openChat }).getAttribute('href');
    const chat = await messageOf(page, toChat ?? '');
    expect(chat).toContain(battery);
    expect(chat).toMatch(/^नमस्ते/);
    expect(englishIn(chat)).toEqual([]);
    const calendar = await page
      .getByRole('link', { name: ownBookingText.addToCalendar })
      .getAttribute('href');
    const file = await page.request.get(new URL(calendar ?? '', page.url()).href);
    const texts = calendarTexts(await file.text());
    expect(texts.join('\n')).toContain(battery);
    expect(texts.flatMap(englishIn)).toEqual([]);
  });

  test('is a record with English names, its customer’s own words and the language to speak', async () => {
    const { id, status, name, fields } = await orderOf('9000001103');
    expect([status, name]).toEqual(['pay_after_service', visitor.name]);
    const { address, ...others } = fields;
    expect(address).toBe(visitor.address);
    expect(others).toMatchObject({ area: 'mansarovar', pinCode: '302020', language: 'hi' });
    expect(JSON.stringify({ ...others, name: '' })).not.toMatch(/[\u0900-\u097f]/);

    const page = await journey.visit('/coupon-admin', { extraHTTPHeaders: aVisitor() });
    await page.getByLabel('Passphrase').fill(PASSPHRASE);
    await page.getByLabel('Your name').fill('Asha');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await page.goto(`${journey.site.origin}/coupon-admin/records/${id}`);
    await page.getByText(/Hindi/).first().waitFor();
    const texts = page.locator('a.chip[href^="https://wa.me/"]');
    const confirm = chatText(await texts.first().getAttribute('href'));
    expect(confirm).toMatch(/^नमस्ते क्षितिज/);
    expect(confirm).toContain(battery);
    expect(englishIn(confirm)).toEqual([]);
    const all = await texts.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(all.map(chatText).some((text) => text.startsWith('Hello'))).toBe(true);
  });
});

describe('without JavaScript in Hindi', () => {
  const plain = { javaScriptEnabled: false } as const;

  /** A form that comes back within two seconds looks like a program's, and such a record waits without a seat. */
  const asIfAMinuteAgo = (page: Page, form: string, unique: string) =>
    page
      .locator(`${form} [name="idempotencyKey"]`)
      .evaluate((field, key) => field.setAttribute('value', key), formKeyAt(Date.now() - 60_000, unique));

  test('the catalogue leads to a form that books the visit', async () => {
    const page = await journey.visit('/hi/doorstep-services/category/CLEANING', plain);
    await page.getByRole('button', { name: doorstepText.row.addService(vacuum) }).click();
    expect(await page.getByLabel(cartPageText.quantity(vacuum)).inputValue()).toBe('1');
    expect(await englishOn(page)).toEqual([]);
    const form = page.locator('.plain-form');
    await form.getByLabel(checkoutText.name).fill(visitor.name);
    await form.getByLabel(uiText.mobileNumber).fill('९०००००११०४');
    await form.getByLabel(checkoutText.address).fill(visitor.address);
    await form.getByLabel(checkoutText.area).selectOption({ label: 'सी-स्कीम' });
    await form.getByLabel(checkoutText.pinCode).fill('३०२००१');
    await form.getByLabel(checkoutText.date).fill(addDays(indiaDate(new Date()), 2));
    await form.getByLabel(checkoutText.slot).selectOption('13-15');
    await form.getByText(checkoutPageText.payAfterNote).waitFor();
    await asIfAMinuteAgo(page, '.plain-form', 'a-hindi-order-of-a-minute-ago');
    await form.getByRole('button', bookVisit).click();
    await page.getByRole('heading', { name: orderText.states.pay_after_service.heading }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/hi\/order\//);
    expect(await englishOn(page)).toEqual([]);
    const { fields } = await orderOf('9000001104');
    expect(fields).toMatchObject({ area: 'c-scheme', pinCode: '302001', language: 'hi' });
  });

  test('a wrong number returns to the Hindi form, and a right one is thanked in Hindi', async () => {
    const page = await journey.visit('/hi/book', { ...plain, expectedErrors: [refusedForm] });
    const form = page.locator('main form').first();
    const submit = form.getByRole('button', { name: bookingText.continue });
    await form.getByLabel(uiText.mobileNumber).fill('१२');
    await submit.click();
    await page.getByText(fieldMessages.mobile_invalid).first().waitFor();
    expect(page.url()).toBe(`${journey.site.origin}/hi/api/leads`);
    expect(await form.getByLabel(uiText.mobileNumber).inputValue()).toBe('१२');
    expect(await englishOn(page)).toEqual([]);
    await form.getByLabel(uiText.mobileNumber).fill('९०००००११०५');
    await asIfAMinuteAgo(page, 'main form', 'a-hindi-lead-of-a-minute-ago');
    await submit.click();
    await page.waitForURL(/\/hi\/thank-you/);
    expect(await englishOn(page)).toEqual([]);
    const leads = await journey.site.rows<{ fields: string }>(
      'SELECT fields FROM records WHERE mobile_number = ?',
      '9000001105',
    );
    expect(JSON.parse(leads[0]?.fields ?? '{}')).toMatchObject({ language: 'hi' });
  });
});
