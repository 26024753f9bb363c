const DAY_MS = 86_400_000;

/** One spin a number in this many days (design section 4). */
export const SPIN_WINDOW_DAYS = 30;

/** Whether a number that last spun at `lastSpin` may spin again. */
export const maySpin = (lastSpin: Date | undefined, now: Date): boolean =>
  lastSpin === undefined || now.getTime() - lastSpin.getTime() >= SPIN_WINDOW_DAYS * DAY_MS;

/** When a number that spun at `lastSpin` may spin again. */
export const nextSpinAt = (lastSpin: Date): Date => new Date(lastSpin.getTime() + SPIN_WINDOW_DAYS * DAY_MS);
