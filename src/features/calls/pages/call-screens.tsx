import { type Context, Hono } from 'hono';
import { adminCallsText as text } from '../../../content/text/admin-calls.ts';
import type { First } from '../../../platform/ledger/call-results.ts';
import type { Admin } from '../../../services/admin.ts';
import type { WriteServices } from '../../../services/services.ts';
import { indiaDate } from '../../../values/india-time.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { type AdminSession, adminTime, frameWith, operatorOf, screenParts } from '../../admin/index.ts';
import type { CallNote } from '../rules/call.ts';
import { callSpeed } from '../rules/call-figures.ts';
import { whoIs } from './CallCard.tsx';
import { ToCall } from './ToCall.tsx';

type Request = Context<AppEnvironment>;

/** A second operator reads who was first, in the language of this build. */
export interface CallAnswers {
  /** A call that somebody else began. */
  takenBy(request: Request, first: First): string;
  /** A call whose result somebody else noted. */
  answeredBy(request: Request, first: First & { readonly result?: CallNote | undefined }): string;
  /** The list of people to call above such a line. */
  refused(request: Request, text: string): Promise<Response>;
}

export function callAnswers(services: WriteServices, admin: Admin, session: AdminSession): CallAnswers {
  const list = callList(services, admin, session);
  const who = (request: Request, { by }: First) => whoIs(by, operatorOf(request));
  const time = ({ at }: First) => adminTime(at, services.now());
  return {
    takenBy: (request, first) => text.takenBy(who(request, first), time(first)),
    answeredBy: (request, first) =>
      text.answeredBy(who(request, first), time(first), first.result ? text.notes[first.result] : ''),
    refused: (request, line) => list(request, { text: line, status: 409 }),
  };
}

/** Makes the function that answers with the list of people to call. */
function callList(services: WriteServices, admin: Admin, session: AdminSession) {
  const { frame, show } = screenParts(services, admin, session);
  return async (
    request: Context<AppEnvironment>,
    refused?: { readonly text: string; readonly status: number },
  ): Promise<Response> => {
    const today = indiaDate(services.now());
    const [frameData, waiting, counted, noted, questions] = await Promise.all([
      frame(request),
      admin.calls.waiting(),
      admin.calls.counted(today, today),
      session.author(request).then(admin.calls.noted),
      services.chat?.openQuestions(),
    ]);
    const list = waiting.ok ? waiting.value : { due: [], later: [], dueCount: 0 };
    const undoable = noted.ok ? noted.value : [];
    const records = await admin.calls.recordsOf(
      [...list.due, ...list.later, ...undoable].map(({ mobileNumber }) => mobileNumber),
    );
    return show(
      request,
      text.heading,
      <ToCall
        frame={frameWith(frameData, waiting, records, counted, noted, questions)}
        waiting={list}
        noted={undoable}
        records={records.ok ? records.value : new Map()}
        questions={questions?.ok ? questions.value : []}
        brand={services.brand.name}
        speed={callSpeed(counted.ok ? counted.value : [])}
        refusal={refused?.text}
      />,
      refused?.status,
    );
  };
}

/** Serves the list of people to call. */
export function callScreens(services: WriteServices, admin: Admin, session: AdminSession) {
  const list = callList(services, admin, session);
  return new Hono<AppEnvironment>()
    .use(async (request, next) =>
      (await session.isOpen(request)) ? next() : request.redirect(addresses.admin, 303),
    )
    .get('/', (request) => list(request));
}
