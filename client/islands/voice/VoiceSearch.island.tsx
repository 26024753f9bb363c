import { defineIsland } from '../island.ts';
import { VoiceSearch } from './VoiceSearch.tsx';

export const island = defineIsland({ name: 'voice-search', start: 'idle', Component: VoiceSearch });
