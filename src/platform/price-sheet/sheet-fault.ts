/** Every way in which a sheet can't be had or can't be used; the last good copy stays in service whichever it is. */
export type SheetFault =
  /** The connection failed, or broke before the end. */
  | 'unreachable'
  /** Not whole within the time allowed. */
  | 'timeout'
  /** Answered, but not with 2xx. */
  | 'status'
  | 'too_large'
  /** A sign-in or error page in the place of the sheet. */
  | 'html'
  /** Not UTF-8: saved as UTF-16 or in an old Windows code page. */
  | 'encoding'
  /** A quote that never closes swallows the rows after it. */
  | 'open_quote'
  /** No row has the eight columns that a row needs. */
  | 'columns'
  /** Rows, but not one with a car and a price. */
  | 'no_prices';
