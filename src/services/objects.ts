/** The platform's namespace of one class of Durable Objects. */
export interface ObjectNamespace<Stub> {
  getByName(name: string, options?: { readonly locationHint?: 'apac' }): Stub;
}

/**
 * The object of a name. The platform creates an object near whoever asks first, be it a crawler from another continent,
 * and never moves it. So each call asks for one near India.
 */
export const objectNamed = <Stub>(namespace: ObjectNamespace<Stub>, name: string): Stub =>
  namespace.getByName(name, { locationHint: 'apac' });
