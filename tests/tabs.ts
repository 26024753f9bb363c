import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { z } from 'zod';
import { chromiumFlags, ensureChromium } from './chromium.ts';

/** A command of the browser's protocol with its parameters. */
export type Command = readonly [method: string, parameters?: Readonly<Record<string, unknown>>];

/** A tab of a new visitor. */
interface Tab {
  /** Opens a page and waits until its idle modules have started. */
  open(url: string): Promise<void>;
  /** Evaluates an expression in the visible page. */
  evaluate(expression: string): Promise<unknown>;
  /** Evaluates an expression in the prerendered page. */
  evaluateAhead(expression: string): Promise<unknown>;
  /** Rests the pointer on a link until the browser has prerendered its page. Throws when it does not. */
  pointAt(path: string): Promise<void>;
  /** Presses where the pointer rests. */
  press(): Promise<void>;
  close(): Promise<void>;
}

export type Tabs = Awaited<ReturnType<typeof startTabs>>;

/** Longer than the prerendering of a page takes. */
const PATIENCE_MS = 15_000;
const STEP_MS = 20;
/** A pointer that comes before its link's rules, or that rests beside a link that moved, causes nothing. It comes again. */
const AIM_MS = 4_000;
const AIMS = 8;

const target = z.object({
  targetId: z.string(),
  type: z.string(),
  subtype: z.string().optional(),
  browserContextId: z.string().optional(),
});
const message = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  params: z.record(z.string(), z.unknown()).default({}),
  result: z.record(z.string(), z.unknown()).default({}),
  error: z.object({ message: z.string() }).optional(),
  sessionId: z.string().optional(),
});
const place = z.object({ x: z.number(), y: z.number() });
type Message = z.infer<typeof message>;
type Target = z.infer<typeof target>;

/**
 * A Chromium whose tabs prerender pages. Playwright's own does not, because its protocol client does not know tabs as
 * targets. `setUp` runs in every page before its scripts.
 */
export async function startTabs(setUp: readonly Command[] = []) {
  const profile = mkdtempSync(join(tmpdir(), 'pahiya-tabs-'));
  const flags = [...chromiumFlags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const browser = spawn(ensureChromium(), flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const wire = await connect(await addressFrom(browser.stderr));
  const pages = new Map<string, Target>();
  /** The visitors with a prerendered page. */
  const ready = new Set<string>();

  wire.listen(({ method, params, sessionId }) => {
    if (method === 'Target.attachedToTarget') {
      const { sessionId: session, targetInfo } = z
        .object({ sessionId: z.string(), targetInfo: target })
        .parse(params);
      const begin = () => void wire.send(['Runtime.runIfWaitingForDebugger'], session);
      if (targetInfo.type === 'tab') {
        void wire.send(['Target.setAutoAttach', { ...ATTACH, filter: [{}] }], session);
        return begin();
      }
      pages.set(session, targetInfo);
      for (const command of [['Preload.enable'] as const, ...setUp]) void wire.send(command, session);
      begin();
    } else if (method === 'Target.targetInfoChanged') {
      const changed = target.parse(params.targetInfo);
      for (const [session, { targetId }] of pages)
        if (targetId === changed.targetId) pages.set(session, changed);
    } else if (method === 'Target.detachedFromTarget') pages.delete(String(params.sessionId));
    else if (method === 'Preload.prerenderStatusUpdated' && params.status === 'Ready') {
      const visitor = pages.get(sessionId ?? '')?.browserContextId;
      if (visitor !== undefined) ready.add(visitor);
    }
  });
  await wire.send(['Target.setDiscoverTargets', { discover: true }]);
  const onlyTabs = [{ type: 'page', exclude: true }, { type: 'tab' }];
  await wire.send(['Target.setAutoAttach', { ...ATTACH, filter: onlyTabs }]);

  async function openTab(): Promise<Tab> {
    const { browserContextId } = await wire.send(['Target.createBrowserContext']);
    const visitor = String(browserContextId);
    await wire.send(['Target.createTarget', { url: 'about:blank', browserContextId: visitor }]);
    const pageWhere = (isAhead: boolean) =>
      [...pages].find(
        ([, { browserContextId: whose, subtype, type }]) =>
          whose === visitor && type === 'page' && (subtype === 'prerender') === isAhead,
      )?.[0];
    const shown = () => pageWhere(false);
    await until(() => shown() !== undefined, 'no tab was opened');

    const evaluate = async (expression: string, page = shown()): Promise<unknown> => {
      const { result } = await wire.send(
        ['Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true }],
        page,
      );
      return Reflect.get(Object(result), 'value');
    };
    const mouse = (type: string, x: number, y: number) =>
      wire.send(
        [
          'Input.dispatchMouseEvent',
          { type, x, y, button: type === 'mouseMoved' ? 'none' : 'left', clickCount: 1 },
        ],
        shown(),
      );
    let at = { x: 0, y: 0 };

    return {
      evaluate,
      evaluateAhead: (expression) => evaluate(expression, pageWhere(true)),
      async open(url) {
        await wire.send(['Page.navigate', { url }], shown());
        await until(async () => (await evaluate(IS_IDLE)) === true, `${url} did not come to rest`);
      },
      async pointAt(path) {
        await evaluate(linkTo(path));
        for (let tries = 1; !ready.has(visitor); tries += 1) {
          at = place.parse(await evaluate(PLACE_OF_LINK));
          await mouse('mouseMoved', 1, 1);
          await mouse('mouseMoved', at.x, at.y);
          await until(() => ready.has(visitor), `${path} was not made ahead`, AIM_MS).catch((error) => {
            if (tries === AIMS) throw error;
          });
        }
      },
      async press() {
        await mouse('mousePressed', at.x, at.y);
        await mouse('mouseReleased', at.x, at.y);
      },
      async close() {
        await wire.send(['Target.disposeBrowserContext', { browserContextId: visitor }]);
      },
    };
  }

  return {
    openTab,
    async close(): Promise<void> {
      browser.kill();
      if (browser.exitCode === null) await once(browser, 'exit');
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const ATTACH = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };

const IS_IDLE = `location.href !== 'about:blank' && document.readyState === 'complete' && document.documentElement.dataset.idleStatus === 'started'`;

/** Points an existing link at the path and records its click. An island answers the clicks on its own links itself. */
const linkTo = (path: string): string => `(() => {
  const link = [...document.querySelectorAll('main a')].find((one) => one.checkVisibility() && one.origin === location.origin && !one.closest('[data-island]'));
  link.href = ${JSON.stringify(path)};
  link.dataset.pointedAt = '';
  link.addEventListener('click', ({ timeStamp }) => sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)));
})()`;

/** Brings that link into view and returns its position. */
const PLACE_OF_LINK = `(() => {
  const link = document.querySelector('[data-pointed-at]');
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, height } = link.getBoundingClientRect();
  return { x: x + 5, y: y + height / 2 };
})()`;

/** Polls a condition; throws with the sentence when it stays false. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  sentence: string,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  for (let waited = 0; waited < patienceMs; waited += STEP_MS) {
    if (await holds()) return;
    await passed(STEP_MS);
  }
  throw new Error(sentence);
}

/** The browser prints its address on its error output. */
const addressFrom = (errors: NodeJS.ReadableStream): Promise<string> =>
  new Promise((resolve, reject) => {
    errors.on('data', (text) => {
      const [address] = /ws:\/\/\S+/.exec(String(text)) ?? [];
      if (address !== undefined) resolve(address);
    });
    errors.on('close', () => reject(new Error('Chromium did not start')));
  });

async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<
    number,
    { sessionId: string | undefined; answer: (result: Message['result']) => void }
  >();
  const listeners: ((event: Message) => void)[] = [];
  let last = 0;
  const answer = (id: number, result: Message['result']) => {
    waiting.get(id)?.answer(result);
    waiting.delete(id);
  };
  socket.addEventListener('message', ({ data }) => {
    const received = message.parse(JSON.parse(String(data)));
    if (received.id !== undefined) answer(received.id, received.result);
    else for (const listener of listeners) listener(received);
    // A page that is gone answers nothing more.
    if (received.method === 'Target.detachedFromTarget')
      for (const [id, { sessionId }] of waiting) if (sessionId === received.params.sessionId) answer(id, {});
  });
  return {
    listen: (listener: (event: Message) => void) => void listeners.push(listener),
    /** Returns the command's result, or undefined when its page is gone. */
    send: ([method, params = {}]: Command, sessionId?: string): Promise<Message['result']> =>
      new Promise((resolve) => {
        last += 1;
        const id = last;
        waiting.set(id, { sessionId, answer: resolve });
        socket.send(JSON.stringify({ id, method, params, sessionId }));
      }),
  };
}
