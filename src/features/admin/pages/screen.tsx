import type { Context, MiddlewareHandler } from 'hono';
import type { ReactNode } from 'react';
import { homeCity } from '../../../content/cities/all-cities.ts';
import { adminText } from '../../../content/text/admin.ts';
import type { Admin } from '../../../services/admin.ts';
import type { WriteServices } from '../../../services/services.ts';
import { indiaDate } from '../../../values/india-time.ts';
import type { Operator } from '../../../values/operator.ts';
import type { Result } from '../../../values/result.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import type { ContentPolicy } from '../../../web/document/content-policy.ts';
import { pageShareImage } from '../../../web/document/share-image-address.ts';
import { privateAnswer } from '../../../web/pages/uncached-pages.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { adminPage } from './sign-in.tsx';

/** The code of a read that found no ledger; the frame has a sentence for it. */
const LEDGER_DOWN = 'ledger_unavailable';

/** Renders an admin screen for this request only: no cache stores it and no search engine lists it. */
export function screenAnswer(
  request: Context<AppEnvironment>,
  services: WriteServices,
  screen: {
    readonly title: string;
    readonly content: ReactNode;
    readonly status?: number | undefined;
    readonly policy?: ContentPolicy | undefined;
  },
): Promise<Response> {
  const metadata = {
    title: `${screen.title} | ${services.brand.name}`,
    description: adminText.signIn.description,
    keywords: ['admin'],
    image: 'home' as const,
    ownImage: pageShareImage(addresses.admin),
    canonicalPath: addresses.admin,
    robots: 'noindex, nofollow',
  };
  return privateAnswer(
    request.req.url,
    { services, entry: adminPage, city: homeCity, status: screen.status, policy: screen.policy },
    { metadata, render: () => screen.content },
  );
}

/** Loads the data of the frame; without the ledger its figures are undefined. */
async function frameOf(
  request: Context<AppEnvironment>,
  services: WriteServices,
  { admin, session }: { readonly admin: Admin; readonly session: AdminSession },
): Promise<FrameData> {
  const now = services.now();
  const [operator, backlog, week] = await Promise.all([
    session.author(request),
    admin.deliveries.backlog(),
    admin.summary({ today: indiaDate(now), days: 7 }),
  ]);
  const sum = (of: 'failed' | 'paused' | 'pending') =>
    backlog.ok ? backlog.value.reduce((total, target) => total + target[of], 0) : undefined;
  const failed = sum('failed');
  return {
    now,
    operator,
    failed: failed === undefined ? undefined : failed + (sum('paused') ?? 0),
    pending: sum('pending'),
    week: week.ok ? week.value : undefined,
    done: request.req.query('done'),
    problem: request.req.query('problem') ?? (backlog.ok && week.ok ? undefined : LEDGER_DOWN),
    sent: request.var.sentForm,
  };
}

/** The operator's session and the data in its cookies. */
export interface AdminSession {
  isOpen(context: Context): Promise<boolean>;
  /** The author of the changes that this session makes. */
  author(context: Context): Promise<Operator>;
  search(context: Context): Promise<string | undefined>;
  hasExported(context: Context, mobileNumber: string): Promise<boolean>;
  /** Refuses a write from another site or without a session. */
  readonly guard: MiddlewareHandler<AppEnvironment>;
}

type Request = Context<AppEnvironment>;
type Read = Result<unknown, string, unknown>;

/** Whether a read failed for want of the ledger, and not because nothing is there. */
const isDown = (read: Read | undefined): boolean =>
  read !== undefined && !read.ok && read.code === LEDGER_DOWN;

/** The frame over lists of which one may be missing: to the operator, an empty list would look like a quiet day. */
export const frameWith = (frame: FrameData, ...reads: readonly (Read | undefined)[]): FrameData =>
  frame.problem === undefined && reads.some(isDown) ? { ...frame, problem: LEDGER_DOWN } : frame;

/** Makes the functions that every admin screen uses: load the frame, and render under a title. */
export const screenParts = (services: WriteServices, admin: Admin, session: AdminSession) => ({
  admin,
  session,
  frame: (request: Request) => frameOf(request, services, { admin, session }),
  /** With `policy` a screen may frame pages of our own. */
  show: (request: Request, title: string, content: ReactNode, status?: number, policy?: ContentPolicy) =>
    screenAnswer(request, services, { title, content, status, policy }),
  /** Answers for one thing that may exist but can't be read now: not found would be untrue. */
  unread: (request: Request, frame: FrameData) =>
    screenAnswer(request, services, {
      title: adminText.admin,
      status: 503,
      content: (
        <AdminFrame frame={{ ...frame, problem: LEDGER_DOWN }} current="all" title={adminText.admin}>
          {null}
        </AdminFrame>
      ),
    }),
});

export type ScreenParts = ReturnType<typeof screenParts>;
