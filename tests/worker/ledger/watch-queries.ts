import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';

interface WatchedQuery {
  readonly query: string;
  readonly values: readonly unknown[];
}

/** Wraps a database and records every query with its values. */
export function watchQueries(d1: D1Database): { d1: D1Database; queries: WatchedQuery[] } {
  const queries: WatchedQuery[] = [];
  const watch = (query: string): D1PreparedStatement => {
    const statement = d1.prepare(query);
    // A query without values is never bound.
    if (!query.includes('?')) {
      queries.push({ query, values: [] });
      return statement;
    }
    return new Proxy(statement, {
      get: (_, property) =>
        property === 'bind'
          ? (...values: unknown[]) => {
              queries.push({ query, values });
              return statement.bind(...values);
            }
          : undefined,
    });
  };
  const watched = new Proxy(d1, {
    get(target, property) {
      const value = Reflect.get(target, property);
      if (property === 'prepare') return watch;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { d1: watched, queries };
}

/** SQLite's plan for a query, one line a step. */
export async function explain(d1: D1Database, { query, values }: WatchedQuery): Promise<readonly string[]> {
  const statement = d1.prepare(`EXPLAIN QUERY PLAN ${query}`);
  const bound = values.length > 0 ? statement.bind(...values) : statement;
  const plan = await bound.all<{ detail: string }>();
  return plan.results.map(({ detail }) => detail);
}
