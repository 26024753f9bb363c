/** One spin a number in this many days (design section 4). */
export const SPIN_WINDOW_DAYS = 30;
