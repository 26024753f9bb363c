/** Whether a browser fetches a page or a link before anybody opens it, so that nothing may count as opened. */
export const readsAhead = ({ headers }: Request): boolean =>
  headers.has('Sec-Purpose') || headers.get('Purpose') === 'prefetch';
