/** The live slots on the express pages. The browser downloads this file with the island. */
export const liveSlotsText = {
  left: (count: number): string => `${count} left`,
  full: 'Full',
  noneLeft: 'No slot is left on this day.',
  unknown: 'The board is not available right now. Leave your number, and we will find you a slot.',
  live: 'Live: the board changes here as others book',
  connecting: 'Connecting to the board',
  asOf: 'As of when you opened this page',
  changed: (slot: string, day: string, count: number): string =>
    count === 0 ? `${slot}, ${day}: full` : `${slot}, ${day}: ${count} left`,
} as const;
