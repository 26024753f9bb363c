export interface ContentKeys {
  /** The idempotency key of a form's content. A repeat keeps its key, so that it stays one record. */
  of(content: unknown): string;
  /** Lets the same content become another record. */
  renew(): void;
}

/**
 * Makes one idempotency key for each content, because the server refuses other content under a key that it knows. It
 * may know a key after a failed answer too.
 * @param formKey the key of the page, whose time of writing the server's spam check reads
 */
export function contentKeys(formKey?: string): ContentKeys {
  let last = '';
  let key = '';
  let contents = 0;
  return {
    of(content) {
      const text = JSON.stringify(content);
      if (text === last) return key;
      last = text;
      contents += 1;
      key = formKey === undefined ? crypto.randomUUID() : contents === 1 ? formKey : `${formKey}-${contents}`;
      return key;
    },
    renew() {
      last = '';
    },
  };
}
