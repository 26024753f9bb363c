import type { liveSlotsText as english } from '../../text/live-slots.ts';
import type { Translation } from '../../translation.ts';

/** The live slots on the express pages in Hindi. The browser downloads this file with the island. */
export const liveSlotsText: Translation<typeof english> = {
  left: (count) => `${count} खाली`,
  full: 'भर गया',
  noneLeft: 'इस दिन कोई स्लॉट नहीं बचा।',
  unknown: 'बोर्ड अभी नहीं खुल रहा। नंबर देकर बुक करें, स्लॉट हम ढूँढ देंगे।',
  live: 'लाइव: कोई बुक करे तो बोर्ड यहीं बदल जाता है',
  connecting: 'बोर्ड से जुड़ रहे हैं',
  asOf: 'पेज खुलते समय के स्लॉट',
  changed: (slot, day, count) => (count === 0 ? `${slot}, ${day}: भर गया` : `${slot}, ${day}: ${count} खाली`),
};
