import type { dayText as english } from '../../text/days.ts';
import type { Translation } from '../../translation.ts';

export const dayText: Translation<typeof english> = {
  legend: 'दिन',
  today: 'आज',
  tomorrow: 'कल',
  choose: 'दिन चुनें',
  another: 'कोई और दिन',
  anotherLabel: 'तारीख',
  on: (day) => `${day} को`,
};
