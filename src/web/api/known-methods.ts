interface Endpoint {
  readonly method: string;
  readonly path: string;
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/:[a-zA-Z]+(?:\{[^}]*\})?/g, '[^/]+')}/?$`);

/** Which methods an address of the API takes, from its own routes; none where there is no such address. */
export function createKnownMethods(routes: readonly Endpoint[]): (path: string) => readonly string[] {
  const endpoints = routes
    .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
    .map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  return (path) => [
    ...new Set(endpoints.flatMap(({ method, pattern }) => (pattern.test(path) ? [method] : []))),
  ];
}
