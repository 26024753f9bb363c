import type { Context, MiddlewareHandler } from 'hono';
import type { Admin, WriteServices } from '../../../services/services.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { frameOf, screenAnswer } from './screen-answer.tsx';

/** Who is at the desk, and what waits in their cookies. */
export interface AdminSession {
  isOpen(context: Context): Promise<boolean>;
  search(context: Context): Promise<string | undefined>;
  hasExported(context: Context, mobileNumber: string): Promise<boolean>;
  /** Refuses a write that is not the operator's own. */
  readonly guard: MiddlewareHandler<AppEnvironment>;
}

type Request = Context<AppEnvironment>;

/** What every screen of the desk is made with: its frame, and how it is shown under a title. */
export const screenParts = (services: WriteServices, admin: Admin, session: AdminSession) => ({
  admin,
  session,
  frame: (request: Request) => frameOf(request, services, admin),
  show: (request: Request, title: string, content: Parameters<typeof screenAnswer>[2]['content']) =>
    screenAnswer(request, services, { title, content }),
});

export type ScreenParts = ReturnType<typeof screenParts>;
