/** Computes a value once for each request, however often its handlers ask; it is dropped with the request. */
export function perRequest<Made>(make: (request: Request) => Made): (request: Request) => Made {
  const made = new WeakMap<Request, { readonly value: Made }>();
  return (request) => {
    const known = made.get(request);
    if (known) return known.value;
    const value = make(request);
    made.set(request, { value });
    return value;
  };
}
