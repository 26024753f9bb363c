const LONGEST = 120;

/**
 * The reason that an outside system gave, for the operator: one part of a detail, or none. Systems repeat refused values,
 * which may be personal. So quoted texts, numbers of four and more digits, long codes and addresses are cut out.
 */
export function reasonOf(message: string | undefined): readonly string[] {
  const text = (message ?? '')
    .replace(/"[^"]*"|“[^”]*”|'[^']*'/g, '…')
    .replace(/\S*@\S*/g, '…')
    .replace(/[\w+-]*\d[\d\s-]{2,}\d[\w-]*/g, '…')
    .replace(/[A-Za-z0-9_-]{24,}/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);
  return text === '' ? [] : [text];
}
