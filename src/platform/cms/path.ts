/**
 * A path at the content backend, every value in it encoded.
 * @throws RangeError for an empty value or a dot segment, which would lead to another address
 */
export function cmsPath(fixed: TemplateStringsArray, ...values: readonly string[]): string {
  return fixed.reduce((path, part, index) => {
    const value = values[index];
    if (value === undefined) return path + part;
    if (/^\.{0,2}$/.test(value))
      throw new RangeError('A path segment of the content backend is empty or made of dots');
    return path + part + encodeURIComponent(value);
  }, '');
}
