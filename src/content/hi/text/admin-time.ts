import { partOfDay } from '../../../values/hi/format.ts';
import type { adminTimeText as english } from '../../text/admin-time.ts';
import type { Translation } from '../../translation.ts';

/** How the operator's screens write days and times in Hindi. */
export const adminTimeText: Translation<typeof english> = {
  months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  shortWeekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
  today: 'आज',
  yesterday: 'बीता कल',
  clock: (minutes) => {
    const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
    return `${partOfDay(hour)} ${hour % 12 || 12}:${String(rest).padStart(2, '0')}`;
  },
};
