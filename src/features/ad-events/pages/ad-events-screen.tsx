import { Hono } from 'hono';
import { Alert } from '../../../../client/ui/Alert.tsx';
import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { EmptyState } from '../../../../client/ui/EmptyState.tsx';
import { Field } from '../../../../client/ui/Field.tsx';
import { adminAdEventsText as text } from '../../../content/text/admin-ad-events.ts';
import { adminHealthText } from '../../../content/text/admin-health.ts';
import type { SentEvent } from '../../../platform/ledger/ad-events.ts';
import type { Admin } from '../../../services/admin.ts';
import type { WriteServices } from '../../../services/services.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import {
  AdminFrame,
  type AdminSession,
  adminTime,
  type FrameData,
  labelOf,
  screenParts,
  type TypedValues,
  valuesSent,
} from '../../admin/index.ts';
import { adEventsEndpoints } from '../contract.ts';

/** Serves the list of what went to each outside system, the test mode and the file of offline conversions. */
export function adEventsScreen(services: WriteServices, admin: Admin, session: AdminSession) {
  const { frame, show } = screenParts(services, admin, session);
  return new Hono<AppEnvironment>()
    .use(async (request, next) =>
      (await session.isOpen(request)) ? next() : request.redirect(addresses.admin, 303),
    )
    .get('/', async (request) => {
      const [frameData, sent, test] = await Promise.all([
        frame(request),
        admin.adEvents.sent(),
        admin.adEvents.test(),
      ]);
      return show(
        request,
        text.heading,
        <AdEvents frame={frameData} sent={sent.ok ? sent.value : undefined} test={test} />,
        sent.ok ? 200 : 503,
      );
    });
}

interface AdEventsProps {
  readonly frame: FrameData;
  readonly sent: readonly SentEvent[] | undefined;
  readonly test: { readonly code: string; readonly until: number } | undefined;
}

const AdEvents = ({ frame, sent, test }: AdEventsProps) => (
  <AdminFrame frame={frame} current="events" title={text.heading} titled>
    <p className="admin-lead">{text.lead}</p>
    <div className="admin-split">
      <div>
        {sent === undefined && <Alert>{text.unavailable}</Alert>}
        {sent?.length === 0 && (
          <EmptyState icon="send" title={text.none}>
            {text.noneText}
          </EmptyState>
        )}
        {[...Map.groupBy(sent ?? [], ({ target }) => target)].map(([target, events]) => (
          <Sent key={target} target={target} events={events} now={frame.now} />
        ))}
      </div>
      <div>
        <TestMode test={test} now={frame.now} typed={valuesSent(frame.sent, adEventsEndpoints.test)} />
        <section className="card form align-start">
          <h2>{text.offline}</h2>
          <p className="small">{text.offlineText}</p>
          <ButtonLink href={adEventsEndpoints.offline} kind="quiet" icon="download">
            {text.download}
          </ButtonLink>
        </section>
      </div>
    </div>
  </AdminFrame>
);

interface SentProps {
  readonly target: string;
  readonly events: readonly SentEvent[];
  readonly now: Date;
}

const Sent = ({ target, events, now }: SentProps) => (
  <section aria-label={labelOf(adminHealthText.names, target) ?? target}>
    <h2>{labelOf(adminHealthText.names, target) ?? target}</h2>
    <ul className="admin-list">
      {events.map((event) => (
        <li key={`${event.name} ${event.eventId} ${event.queuedAt}`}>
          <span>
            <b>{event.name}</b>
            <small>{factsOf(event, now).join(', ')}</small>
          </span>
        </li>
      ))}
    </ul>
  </section>
);

const factsOf = (
  { eventId, state, attempts, queuedAt, finishedAt, errorCode, errorDetail }: SentEvent,
  now: Date,
): readonly string[] => [
  adminTime(finishedAt ?? queuedAt, now),
  text.states[state],
  ...(attempts > 1 ? [text.tries(attempts)] : []),
  ...[errorCode, errorDetail].flatMap((part) => part ?? []),
  ...(eventId === null ? [] : [text.id(eventId)]),
];

interface TestModeProps extends Pick<AdEventsProps, 'test'> {
  readonly now: Date;
  readonly typed: TypedValues;
}

const TestMode = ({ test, now, typed }: TestModeProps) => (
  <form className="card form align-start" method="post" action={adEventsEndpoints.test}>
    <h2>{text.test}</h2>
    {test === undefined ? (
      <>
        <p className="small">{text.testText}</p>
        <Field
          id="code"
          name="code"
          label={text.code}
          maxLength={40}
          autoComplete="off"
          defaultValue={typed?.code}
          required
        />
        <Button type="submit">{text.begin}</Button>
      </>
    ) : (
      <>
        <p>{text.runs(test.code, adminTime(test.until, now))}</p>
        <Button type="submit" kind="quiet">
          {text.end}
        </Button>
      </>
    )}
  </form>
);
