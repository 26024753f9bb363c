/**
 * `npm test` should take fifteen minutes on two cores, so it runs a share of large volumes, and of tables whose rows walk the same
 * code. `npm run test:every` runs all of them.
 */
export const EVERY_CASE = process.env.TEST_CASES === 'every';

/** How often a repeated case runs: a part of the times, or all of them. */
export const volume = (times: number, parts: number): number =>
  EVERY_CASE ? times : Math.ceil(times / parts);

/** One of `parts` parts of a table. As many places in a row have all of its rows. */
export const share = <Row>(rows: readonly Row[], parts: number, place = 0): readonly Row[] =>
  EVERY_CASE ? rows : rows.filter((_, index) => index % parts === place % parts);
