import { Hono } from 'hono';
import { adminText } from '../../../content/text/admin.ts';
import type { WriteServices } from '../../../services/services.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import type { ContentPolicy } from '../../../web/document/content-policy.ts';
import type { FrameData } from './AdminFrame.tsx';
import { OneRecord } from './OneRecord.tsx';
import { frameWith, type ScreenParts } from './screen.tsx';
import { typedForm } from './typed-form.ts';
import { UnreadableScreen } from './UnreadableScreen.tsx';

/** Sending the customer's page is a form, whose answer leads to the chat; browsers hold redirects to the policy too. */
const chatPolicy: ContentPolicy = { forms: ['https://wa.me', 'https://api.whatsapp.com'] };

/** After a refusal the general sentence asks to load the screen again, which this one is already. */
function withProblem(frame: FrameData): FrameData {
  if (frame.sent === undefined || frame.problem !== 'conflict') return frame;
  return { ...frame, problem: frame.sent.action.endsWith('/chat') ? 'chat_conflict' : 'changed_meanwhile' };
}

/** Serves the screen of one record, after a refused form with what was typed. */
export function oneRecordScreens(services: WriteServices, { admin, frame, show, unread }: ScreenParts) {
  return new Hono<AppEnvironment>().get('/records/:id', async (request, next) => {
    const [loaded, details, mechanics] = await Promise.all([
      frame(request),
      admin.records.details(request.req.param('id'), { before: request.req.query('cursor') }),
      admin.mechanics.list(),
    ]);
    const frameData = withProblem(loaded);
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
        typed={loaded.sent && typedForm(loaded.sent, details.value)}
        brand={services.brand.name}
      />,
      200,
      chatPolicy,
    );
  });
}
