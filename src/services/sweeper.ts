import { DurableObject } from 'cloudflare:workers';
import type { Bindings } from './config.ts';
import { createRuntime, type Runtime } from './runtime.ts';

/**
 * Goes on with a sweep that has spent the calls of its invocation: an alarm is another invocation, with calls of its own.
 * See decision 016.
 */
export class Sweeper extends DurableObject<Bindings> {
  #runtime: Runtime | undefined;

  /** Sweeps again at once; asked twice before it begins, it does so once. */
  async continueSweep(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now());
  }

  override async alarm(): Promise<void> {
    this.#runtime ??= createRuntime(this.env);
    const { sweepAgain } = await this.#runtime.loadWriteServices();
    await sweepAgain();
  }
}
