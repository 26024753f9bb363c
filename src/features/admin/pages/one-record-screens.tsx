import { type Context, Hono, type Next } from 'hono';
import { adminText } from '../../../content/text/admin.ts';
import type { WriteServices } from '../../../services/services.ts';
import { readForm } from '../../../web/api/read-form.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import type { ContentPolicy } from '../../../web/document/content-policy.ts';
import { chatAnswerBody, writeAnswer } from '../../chat/index.ts';
import { operatorOf } from '../auth.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { OneRecord } from './OneRecord.tsx';
import { frameWith, type ScreenParts } from './screen.tsx';
import { UnreadableScreen } from './UnreadableScreen.tsx';

/** Sending the customer's page is a form, whose answer leads to the chat; browsers hold redirects to the policy too. */
const chatPolicy: ContentPolicy = { forms: ['https://wa.me', 'https://api.whatsapp.com'] };

/** Serves the screen of one record. Its own form keeps the operator's words where the customer wrote meanwhile. */
export function oneRecordScreens(
  services: WriteServices,
  { admin, session, frame, show, unread }: ScreenParts,
) {
  const screens = new Hono<AppEnvironment>();

  const recordScreen = async (
    request: Context<AppEnvironment, '/records/:id'>,
    next: Next,
    refused: { readonly problem: string; readonly typed: string | undefined } | undefined,
  ) => {
    const [loaded, details, mechanics] = await Promise.all([
      frame(request),
      admin.records.details(request.req.param('id'), { before: request.req.query('cursor') }),
      admin.mechanics.list(),
    ]);
    const frameData = refused === undefined ? loaded : { ...loaded, problem: refused.problem };
    if (!details.ok && details.detail !== undefined)
      return show(
        request,
        adminText.kindOf[details.detail.kind],
        <UnreadableScreen frame={frameData} record={details.detail} />,
      );
    if (!details.ok) return details.code === 'not_found' ? next() : unread(request, frameData);
    const { record, movedMessages } = details.value;
    const store = services.chat?.store;
    const messages = movedMessages ?? (await store?.ofRecord(record.id).catch(() => undefined));
    const { mobileNumber } = record;
    const names =
      mobileNumber === null ? undefined : await store?.namesOf(mobileNumber).catch(() => undefined);
    return show(
      request,
      adminText.kindOf[record.kind],
      <OneRecord
        messages={messages}
        chatNames={names}
        frame={frameWith(frameData, mechanics)}
        details={details.value}
        mechanics={mechanics.ok ? mechanics.value : []}
        typed={refused?.typed}
        brand={services.brand.name}
      />,
      refused === undefined ? 200 : 422,
      chatPolicy,
    );
  };

  screens.get('/records/:id', (request, next) => recordScreen(request, next, undefined));

  screens.post('/records/:id', session.guard, async (request, next) => {
    const id = request.req.param('id');
    const typed = new URLSearchParams(await request.req.text()).get('words') ?? undefined;
    const form = await readForm(request, chatAnswerBody);
    if (!form.ok) return recordScreen(request, next, { problem: 'invalid', typed });
    const written = await writeAnswer(services, id, form.input, operatorOf(request));
    if (!written.ok) {
      // The general sentence asks to load the screen again, which this one is already.
      const problem = written.code === 'conflict' ? 'chat_conflict' : written.code;
      return recordScreen(request, next, { problem, typed });
    }
    services.waitUntil(services.outbox.attempt(id));
    admin.announce();
    return request.redirect(`${adminAddresses.record(id)}?done=chat_sent`, 303);
  });

  return screens;
}
