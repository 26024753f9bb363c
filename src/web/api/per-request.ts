/**
 * Computes a pure value of a request once while its handlers run. It remembers the last request alone, for a map of all
 * requests costs more than most values. A cached page is answered before the next request begins.
 */
export function perRequest<Made>(make: (request: Request) => Made): (request: Request) => Made {
  let last: { readonly request: Request; readonly value: Made } | undefined;
  return (request) => {
    if (last?.request !== request) last = { request, value: make(request) };
    return last.value;
  };
}
