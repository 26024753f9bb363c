import type { Handler } from 'hono';
import type { AppEnvironment } from '../app-environment.ts';
import { endpoints } from '../contract/addresses.ts';
import { errorAnswer } from './answers.ts';

interface Endpoint {
  readonly method: string;
  readonly path: string;
}

/** Answers 405 with the methods that an address takes, and 404 where the API has no such address. */
export function answerUnknownEndpoint(routes: readonly Endpoint[]): Handler<AppEnvironment> {
  const knownMethods = createKnownMethods(routes);
  return (context) => {
    const methods = knownMethods(context.req.path.slice(endpoints.root.length - 1));
    if (methods.length === 0) return errorAnswer(context, 404, 'not_found');
    context.header('Allow', methods.join(', '));
    return errorAnswer(context, 405, 'method_not_allowed');
  };
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/:[a-zA-Z]+(?:\{[^}]*\})?/g, '[^/]+')}/?$`);

/** The methods that an address of the API takes, from its own routes; none where there is no such address. */
export function createKnownMethods(routes: readonly Endpoint[]): (path: string) => readonly string[] {
  const endpoints = routes
    .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
    .map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  return (path) => [
    ...new Set(endpoints.flatMap(({ method, pattern }) => (pattern.test(path) ? [method] : []))),
  ];
}
