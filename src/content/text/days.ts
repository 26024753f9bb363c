/** The days of a choice. Browsers download them with each form that asks for a day. */
export const dayText = {
  legend: 'Day',
  today: 'Today',
  tomorrow: 'Tomorrow',
  choose: 'Choose a day',
  another: 'Another day',
  anotherLabel: 'Date',
  on: (day: string): string => `on ${day}`,
} as const;
