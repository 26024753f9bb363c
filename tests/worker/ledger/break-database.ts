import type { D1Database } from '@cloudflare/workers-types';

type Fault = (run: () => Promise<unknown>) => Promise<unknown>;

/**
 * Wraps a database with faults. Each transaction and each statement passes through `fault`, which may run it, throw
 * instead, or run it and then throw.
 */
export function breakDatabase(d1: D1Database, fault: { batch?: Fault; statement?: Fault }): D1Database {
  const pass: Fault = (run) => run();
  const originals = new WeakMap<object, object>();
  const wrapStatement = (statement: object): object => {
    const wrapped = new Proxy(statement, {
      get(target, property) {
        const value = Reflect.get(target, property);
        if (typeof value !== 'function') return value;
        if (property === 'bind') return (...parts: unknown[]) => wrapStatement(value.apply(target, parts));
        if (!['all', 'run', 'raw', 'first'].includes(String(property))) return value.bind(target);
        return (...parts: unknown[]) => (fault.statement ?? pass)(() => value.apply(target, parts));
      },
    });
    originals.set(wrapped, statement);
    return wrapped;
  };
  return new Proxy(d1, {
    get(target, property) {
      const value = Reflect.get(target, property);
      if (property === 'prepare') return (query: string) => wrapStatement(target.prepare(query));
      if (property === 'batch')
        return (statements: object[]) =>
          (fault.batch ?? pass)(() =>
            value.call(
              target,
              statements.map((one) => originals.get(one) ?? one),
            ),
          );
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
