import type { PriceSheetState } from '../features/pricing/index.ts';
import type { ChatHealth } from '../platform/chat/chat-figures.ts';
import type { LedgerHealth } from '../platform/outbox/backlog.ts';
import type { SystemFaults } from '../platform/system-faults.ts';
import type { SystemName, SystemSwitch } from './system-switches.ts';

/** The price sheet's part of /healthz. Lines of the sheet are named by number, never by their text. */
type SheetHealth = Pick<PriceSheetState, 'source' | 'dropped'> & {
  readonly droppedLines: readonly Omit<PriceSheetState['droppedLines'][number], 'text'>[];
  readonly readFrom: 'kv' | 'download' | null;
  /** Null before the first copy. */
  readonly ageSeconds: number | null;
  readonly rows: number;
  /** The code of the last download's fault; null after a success. */
  readonly fault: string | null;
  /** Why a new sheet waits for the operator; null where none waits. */
  readonly held: PriceSheetState['held'] | null;
};

/** The answer of /healthz. It holds no personal data, no address and no value of a variable. */
export type SiteHealth = LedgerHealth & {
  /** Null where the chat is off, and while its counts cannot be read. */
  readonly chat: ChatHealth | null;
  /** Null where the prices come from no sheet. */
  readonly priceSheet: SheetHealth | null;
  /**
   * The outside systems; `off` ones lack a variable, and `refused` ones refuse our credentials. Their deliveries are in
   * `deliveries`.
   */
  readonly systems: Readonly<Record<string, 'on' | 'off' | 'refused'>>;
};

interface HealthParts {
  ledger(): Promise<LedgerHealth>;
  sheet(): Promise<PriceSheetState | undefined>;
  readonly systems: readonly SystemSwitch[];
  faults(): Promise<SystemFaults>;
  /** Undefined where the chat is off. */
  readonly chat: (() => Promise<ChatHealth | null>) | undefined;
  /** Milliseconds since 1970. */
  now(): number;
}

function sheetHealth(sheet: PriceSheetState, nowMs: number): SheetHealth {
  const { source, readFrom = null, fetchedAt, rowCount, dropped, fault = null, held = null } = sheet;
  const ageSeconds = fetchedAt === undefined ? null : Math.max(0, Math.round((nowMs - fetchedAt) / 1000));
  const droppedLines = sheet.droppedLines.map(({ text: _, ...line }) => line);
  return { source, readFrom, ageSeconds, rows: rowCount, dropped, droppedLines, fault, held };
}

function stateOf(
  name: SystemName,
  unset: readonly string[],
  refused: Readonly<Partial<Record<SystemName, number>>>,
) {
  if (unset.length > 0) return 'off';
  return refused[name] === undefined ? 'on' : 'refused';
}

/**
 * The health of the site: the ledger with its deliveries, the price sheet, and the outside systems. A sheet that could not
 * be read, or that waits for the operator, makes it `degraded`, because pages then show older prices. So does a system
 * that refuses our credentials, and a template of the chat that is paused.
 */
export const createSiteHealth =
  ({ ledger, sheet: sheetNow, systems, faults, chat: chatNow, now }: HealthParts) =>
  async (): Promise<SiteHealth> => {
    const [health, refused, sheet, chat = null] = await Promise.all([
      ledger(),
      faults(),
      sheetNow(),
      chatNow?.(),
    ]);
    const states = systems.map(({ name, unset }) => [name, stateOf(name, unset, refused)] as const);
    const isOld = sheet?.fault !== undefined || sheet?.held !== undefined;
    const isPaused = chat !== null && chat.pausedTemplates > 0;
    const isDegraded = isOld || isPaused || states.some(([, state]) => state === 'refused');
    return {
      ...health,
      status: health.status === 'ok' && isDegraded ? 'degraded' : health.status,
      chat,
      priceSheet: sheet === undefined ? null : sheetHealth(sheet, now()),
      systems: Object.fromEntries(states),
    };
  };
