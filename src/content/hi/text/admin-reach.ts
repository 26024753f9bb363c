import type { messageLabels as english } from '../../text/admin-reach.ts';
import type { Translation } from '../../translation.ts';

/** The operator's names of the messages and languages in Hindi. */
export const messageLabels: Translation<typeof english> = {
  kinds: {
    asked: 'पूछें, कब कॉल करें',
    confirm: 'कन्फ़र्म करें',
    moved: 'नया समय',
    on_way: 'रास्ते में',
    part: 'पार्ट के बारे में पूछें',
    ready: 'तैयार',
    review: 'रिव्यू माँगें',
    cancelled: 'कैंसल',
    refunded: 'रिफ़ंड',
    missed: 'बात नहीं हो पाई',
  },
  languages: { en: 'अंग्रेज़ी', hi: 'हिन्दी' },
};
