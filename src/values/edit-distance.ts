/**
 * Returns the number of letters to add, drop, change or swap with a neighbour to turn one word into the other (optimal
 * string alignment). It stops early and returns `limit + 1` when the number exceeds `limit`.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const changed = at(last, column - 1) + (isSame ? 0 : 1);
      const added = at(current, column - 1) + 1;
      const dropped = at(last, column) + 1;
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swapped = isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(changed, added, dropped, swapped));
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return at(last, other.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
