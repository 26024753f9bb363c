/** The live slots on the express pages. The browser downloads this file with the island. */
export const liveSlotsText = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  left: (count: number): string => `${count} left`,
  full: 'Full',
  noneLeft: 'No slot is left on this day.',
  unknown: 'The board cannot be read right now. Book by number, and we find you a slot.',
  live: 'Live: the board changes here as others book',
  connecting: 'Connecting to the board',
  asOf: 'As it stood when this page was opened',
  changed: (slot: string, day: string, count: number): string =>
    count === 0 ? `${slot}, ${day}: full` : `${slot}, ${day}: ${count} left`,
} as const;
