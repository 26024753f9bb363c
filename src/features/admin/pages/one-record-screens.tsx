import { type Context, Hono } from 'hono';
import { adminText } from '../../../content/text/admin.ts';
import type { Admin } from '../../../services/admin.ts';
import type { WriteServices } from '../../../services/services.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import type { ContentPolicy } from '../../../web/document/content-policy.ts';
import { OneRecord } from './OneRecord.tsx';
import { type AdminSession, frameWith, type ScreenParts, screenParts } from './screen.tsx';
import { type SentForm, typedForm } from './typed-form.ts';
import { UnreadableScreen } from './UnreadableScreen.tsx';

/** Sending the customer's page is a form, whose answer leads to the chat; browsers hold redirects to the policy too. */
const chatPolicy: ContentPolicy = { forms: ['https://wa.me', 'https://api.whatsapp.com'] };

interface RefusedForm extends SentForm {
  readonly problem: string;
}

/** The answer of the endpoints of a record that has words. */
export interface RecordAnswers {
  /** The screen of the record with what was typed into the refused form; undefined where there is no record. */
  refused(context: Context<AppEnvironment>, id: string, form: RefusedForm): Promise<Response | undefined>;
}

export function recordAnswers(services: WriteServices, admin: Admin, session: AdminSession): RecordAnswers {
  return { refused: recordScreen(services, screenParts(services, admin, session)) };
}

/** Serves the screen of one record. */
export function oneRecordScreens(services: WriteServices, parts: ScreenParts) {
  const screen = recordScreen(services, parts);
  return new Hono<AppEnvironment>().get(
    '/records/:id',
    async (request, next) => (await screen(request, request.req.param('id'))) ?? next(),
  );
}

/** The general sentence asks to load the screen again, which this one is already. */
const problemShown = ({ problem, action }: RefusedForm): string => {
  if (problem !== 'conflict') return problem;
  return action === 'chat' ? 'chat_conflict' : 'changed_meanwhile';
};

/** Makes the function that answers with the screen of a record; undefined where there is none. */
function recordScreen(services: WriteServices, { admin, frame, show, unread }: ScreenParts) {
  return async (
    request: Context<AppEnvironment>,
    id: string,
    refused?: RefusedForm,
  ): Promise<Response | undefined> => {
    const [loaded, details, mechanics] = await Promise.all([
      frame(request),
      admin.records.details(id, { before: request.req.query('cursor') }),
      admin.mechanics.list(),
    ]);
    const frameData = refused === undefined ? loaded : { ...loaded, problem: problemShown(refused) };
    if (!details.ok && details.detail !== undefined)
      return show(
        request,
        adminText.kindOf[details.detail.kind],
        <UnreadableScreen frame={frameData} record={details.detail} />,
      );
    if (!details.ok) return details.code === 'not_found' ? undefined : unread(request, frameData);
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
        typed={refused && typedForm(refused, details.value)}
        brand={services.brand.name}
      />,
      refused === undefined ? 200 : 422,
      chatPolicy,
    );
  };
}
