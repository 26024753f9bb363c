import type { quotedNote as english } from '../../text/offers.ts';
import type { Translation } from '../../translation.ts';

/** Stands in Hindi for the price note of a service whose listed price does not hold in a city. */
export const quotedNote: Translation<typeof english> = 'कीमत काम से पहले बताते हैं। पार्ट अलग से, अपनी छपी कीमत पर।';
