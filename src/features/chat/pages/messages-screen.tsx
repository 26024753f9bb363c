import { Hono } from 'hono';
import { Alert } from '../../../../client/ui/Alert.tsx';
import { adminMessagesText as text } from '../../../content/text/admin-messages.ts';
import type { Admin } from '../../../services/admin.ts';
import type { WriteServices } from '../../../services/services.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import {
  AdminFrame,
  type AdminSession,
  adminAddresses,
  type FrameData,
  screenParts,
  valuesSent,
} from '../../admin/index.ts';
import { messageEndpoints } from '../contract.ts';
import { NOTICE_KINDS } from '../rules/message-kinds.ts';
import type { TemplateList } from '../rules/template-state.ts';
import { MessageCard } from './MessageCard.tsx';
import { TestForm } from './TestForm.tsx';

/** Serves the messages that leave by themselves: their switches, words and states, and a test. */
export function messagesScreen(services: WriteServices, admin: Admin, session: AdminSession) {
  const { frame, show } = screenParts(services, admin, session);
  const unset = services.systems.find(({ name }) => name === 'chat')?.unset ?? [];
  return new Hono<AppEnvironment>()
    .use(async (request, next) =>
      (await session.isOpen(request)) ? next() : request.redirect(addresses.admin, 303),
    )
    .get('/', async (request) => {
      const [frameData, off, list] = await Promise.all([
        frame(request),
        admin.messageSwitches.off(),
        services.chat?.api.templates(),
      ]);
      return show(
        request,
        text.heading,
        <Messages
          frame={off.ok ? frameData : { ...frameData, problem: off.code }}
          off={off.ok ? off.value : undefined}
          list={list}
          unset={unset}
        />,
        off.ok ? 200 : 503,
      );
    });
}

interface MessagesProps {
  readonly frame: FrameData;
  /** Undefined while the ledger is down. */
  readonly off: ReadonlySet<string> | undefined;
  /** Undefined while the chat is off. */
  readonly list: TemplateList | undefined;
  /** The variables that are not set. */
  readonly unset: readonly string[];
}

const Messages = ({ frame, off, list, unset }: MessagesProps) => (
  <AdminFrame frame={frame} current="messages" title={text.heading} titled>
    <p className="admin-lead">{text.lead}</p>
    {list === undefined && <Alert tone="calm">{text.unset(unset)}</Alert>}
    {list !== undefined && list.kind !== 'read' && <Alert tone="calm">{text.lists[list.kind]}</Alert>}
    {list !== undefined && (
      <p className="admin-lead">
        <a href={`${adminAddresses.health}#chat`}>{text.health}</a>
      </p>
    )}
    <div className="admin-split">
      <ul className="admin-cards">
        {NOTICE_KINDS.map((kind) => (
          <MessageCard key={kind} kind={kind} isOff={off?.has(kind)} list={list} />
        ))}
      </ul>
      {list !== undefined && <TestForm typed={valuesSent(frame.sent, messageEndpoints.test)} />}
    </div>
  </AdminFrame>
);
