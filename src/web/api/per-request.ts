/** Makes something of a request once, for all parts of its answer. The request keeps it alive. */
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
