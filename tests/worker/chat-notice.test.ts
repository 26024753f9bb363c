import { afterAll, describe, expect, test } from 'vitest';
import { chatNoticeText as hindi } from '../../src/content/hi/text/chat-notice.ts';
import { chatNoticeText as english } from '../../src/content/text/chat-notice.ts';
import { addresses } from '../../src/web/contract/addresses.ts';
import { chatVariables, startChat } from '../upstreams/chat.ts';
import { holding } from './held-record.ts';
import { aVisitor, sampleNumber } from './outside.ts';
import { bookingCalls, dayAhead, wish } from './own-bookings.ts';
import { orderCalls } from './own-orders.ts';
import type { Site } from './site.ts';
import { testSite } from './test-site.ts';

const chat = await startChat();
afterAll(() => chat.close());
const withChat = await testSite({ variables: chatVariables(chat) });
const without = await testSite();

const FIELD = 'name="chatNotice" value="shown"';
/** The pages whose plain form books or orders with a number. */
const FORMS = [addresses.expressLiveOld, addresses.doorstepCart];

/** The words of a site’s forms: on a draft's own page, on a page with a form, and in the answer to a number. */
async function said(site: Site) {
  const draft = await bookingCalls(site).create();
  const own = await site.fetch(addresses.booking(draft.id), { headers: holding(draft.token) });
  const lead = await site.post(
    '/api/leads',
    { mobileNumber: sampleNumber(), idempotencyKey: crypto.randomUUID() },
    aVisitor(),
  );
  const { next } = (await lead.json()) as { next: { chatNotice?: string } };
  return {
    own: await own.text(),
    next: next.chatNotice,
    pages: await Promise.all(FORMS.map(async (path) => (await site.fetch(path)).text())),
    checkout: await (await site.fetch(addresses.checkout)).text(),
    hindi: await (await site.fetch(`/hi${addresses.doorstepCart}`)).text(),
  };
}

/** The field as the records of several forms keep it. */
async function kept(site: Site) {
  const calls = bookingCalls(site);
  const noticeOf = async (id: string) => {
    const [row] = await site.rows<{ fields: string }>('SELECT fields FROM records WHERE id = ?', id);
    return JSON.parse(row?.fields ?? '{}').chatNotice;
  };
  const date = dayAhead(3);
  const confirmed = await calls.create();
  await calls.put(confirmed, {
    ...wish,
    date,
    timeSlot: '9-11',
    booking_status: 'completed',
    chatNotice: 'shown',
  });
  const saved = await calls.create();
  await calls.put(saved, { date, chatNotice: 'shown' });
  const silent = await calls.create();
  await calls.confirm(silent, date, '11-13');
  const typed = await calls.create({ chatNotice: 'shown' });
  const order = await orderCalls(site).place({ chatNotice: 'shown' });
  const silentOrder = await orderCalls(site).place();
  return {
    confirmed: await noticeOf(confirmed.id),
    saved: await noticeOf(saved.id),
    silent: await noticeOf(silent.id),
    typed: await noticeOf(typed.id),
    order: await noticeOf(order.id),
    silentOrder: await noticeOf(silentOrder.id),
  };
}

describe('while the chat is on', () => {
  test('each form of a booking or an order says at the number that we write, and carries that it did', async () => {
    const { own, next, pages, checkout, hindi: inHindi } = await said(withChat);
    for (const html of [own, ...pages]) {
      expect(html).toContain(english);
      expect(html).toContain(FIELD);
    }
    expect(next).toBe(english);
    expect(checkout).toContain(english);
    expect(inHindi).toContain(hindi);
  });

  test('a record keeps it from the form that made or confirmed it, and from no other', async () => {
    expect(await kept(withChat)).toEqual({
      confirmed: true,
      typed: true,
      order: true,
      saved: undefined,
      silent: undefined,
      silentOrder: undefined,
    });
  });

  test('only the customer who was told gets messages', async () => {
    const calls = bookingCalls(withChat);
    const [told, untold] = [await calls.create({ chatNotice: 'shown' }), await calls.create()];
    await calls.confirm(told, dayAhead(4), '9-11');
    await calls.confirm(untold, dayAhead(4), '11-13');
    const planned = (id: string) =>
      withChat.rows<{ kind: string }>('SELECT kind FROM chat_messages WHERE record_id = ?', id);
    // At night the messages wait, so the plan tells and not what was sent.
    await expect.poll(() => planned(told.id)).toContainEqual({ kind: 'booked' });
    await expect
      .poll(() =>
        withChat.rows("SELECT state FROM deliveries WHERE target = 'chat' AND record_id = ?", untold.id),
      )
      .toEqual([{ state: 'delivered' }]);
    expect(await planned(untold.id)).toEqual([]);
  });
});

describe('while the chat is off', () => {
  test('no form promises a message', async () => {
    const { own, next, pages, checkout, hindi: inHindi } = await said(without);
    for (const html of [own, checkout, ...pages]) expect(html).not.toContain(english);
    for (const html of [own, ...pages]) expect(html).not.toContain(FIELD);
    expect(next).toBeUndefined();
    expect(inHindi).not.toContain(hindi);
  });

  test('no record keeps the field, not even of a form from before', async () => {
    expect(new Set(Object.values(await kept(without)))).toEqual(new Set([undefined]));
  });
});
