import { Hono } from 'hono';
import type { ReactNode } from 'react';
import { adminText } from '../../../content/text/admin.ts';
import type { WriteServices } from '../../../services/services.ts';
import { DAY_MS } from '../../../values/durations.ts';
import { addDays, indiaDate } from '../../../values/india-time.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import type { FunnelPart } from '../../funnel/contract.ts';
import { deliveryQuery, summaryQuery } from '../contract/schemas.ts';
import { AuditScreen, WITHOUT_CODE_DAYS } from './AuditScreen.tsx';
import { Deliveries, LISTED_STATES } from './Deliveries.tsx';
import { HealthScreen } from './HealthScreen.tsx';
import { SummaryScreen, summaryAddress } from './SummaryScreen.tsx';
import { frameWith, type ScreenParts } from './screen.tsx';

/** The funnel of some days, as its feature shows it. */
export type SummaryFunnel = (wanted: {
  readonly today: string;
  readonly days: number;
  readonly part: FunnelPart;
  readonly addressOf: (part: FunnelPart) => string;
}) => Promise<ReactNode>;

/** Serves the screens that report: deliveries, summary, health and the audit list. */
export function reportScreens(
  services: WriteServices,
  { admin, frame, show }: ScreenParts,
  summaryFunnel: SummaryFunnel,
) {
  const screens = new Hono<AppEnvironment>();

  screens.get('/deliveries', async (request) => {
    const parsed = deliveryQuery.safeParse(request.req.query());
    const { state: requested, cursor } = parsed.success ? parsed.data : {};
    const state = LISTED_STATES.find((listed) => listed === requested) ?? 'failed';
    const [frameData, backlog, page] = await Promise.all([
      frame(request),
      admin.deliveries.backlog(),
      admin.deliveries.list({ state, cursor }),
    ]);
    return show(
      request,
      adminText.tabs.deliveries,
      <Deliveries
        frame={frameWith(frameData, page)}
        backlog={backlog.ok ? backlog.value : []}
        state={state}
        page={page.ok ? page.value : undefined}
      />,
    );
  });

  screens.get('/summary', async (request) => {
    const parsed = summaryQuery.safeParse(request.req.query());
    const { days: requestedDays = '7', kind = 'lead', part = 'city' } = parsed.success ? parsed.data : {};
    const days = Number(requestedDays);
    const today = indiaDate(services.now());
    const [frameData, summary, counted, unfound, funnel] = await Promise.all([
      frame(request),
      admin.summary({ today, days, kind }),
      admin.calls.counted(addDays(today, 1 - days), today),
      admin.unfoundSearches.list(),
      summaryFunnel({ today, days, part, addressOf: (one) => summaryAddress(days, kind, one) }),
    ]);
    return show(
      request,
      adminText.tabs.summary,
      <SummaryScreen
        frame={frameWith(frameData, summary, counted)}
        days={days}
        kind={kind}
        summary={summary.ok ? summary.value : undefined}
        part={part}
        funnel={funnel}
        calls={counted.ok ? counted.value : []}
        unfound={unfound}
      />,
    );
  });

  screens.get('/health', async (request) => {
    const figures = services.chat?.figures;
    const [frameData, backlog, faults, sheet, chatHealth, chatMonths] = await Promise.all([
      frame(request),
      admin.deliveries.backlog(),
      services.systemFaults(),
      services.sheetState(),
      figures?.health().catch(() => undefined),
      figures?.pricedMonths().catch(() => undefined),
    ]);
    return show(
      request,
      adminText.tabs.health,
      <HealthScreen
        frame={frameData}
        sheet={sheet}
        systems={services.systems}
        backlog={backlog.ok ? backlog.value : []}
        faults={faults}
        chat={chatHealth && { ...chatHealth, months: chatMonths ?? [] }}
      />,
    );
  });

  screens.get('/audit', async (request) => {
    const since = services.now().getTime() - WITHOUT_CODE_DAYS * DAY_MS;
    const [frameData, page, withoutCode] = await Promise.all([
      frame(request),
      admin.audit.list({ cursor: request.req.query('cursor') }),
      admin.audit.count('job_start_without_code', since),
    ]);
    const { lines, cursor } = page.ok ? page.value : { lines: [], cursor: null };
    return show(
      request,
      adminText.tabs.audit,
      <AuditScreen
        frame={frameWith(frameData, page, withoutCode)}
        lines={lines}
        cursor={cursor}
        withoutCode={withoutCode.ok ? withoutCode.value : undefined}
      />,
    );
  });

  return screens;
}
