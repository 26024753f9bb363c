/**
 * `npm test` has fifteen minutes on two cores, so it runs a share of large volumes, and of tables whose rows walk the same
 * code. `npm run test:every` runs all of them.
 */
export const EVERY_CASE = process.env.TEST_CASES === 'every';

/** One of `parts` parts of a table. As many places in a row have all of its rows. */
export const share = <Row>(rows: readonly Row[], parts: number, place = 0): readonly Row[] =>
  EVERY_CASE ? rows : rows.filter((_, index) => index % parts === place % parts);
