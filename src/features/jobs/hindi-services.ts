import { onceLoaded } from '../../values/once.ts';

let inHindi = (service: string): string => service;

/**
 * Loads the Hindi names of services. They come with all Hindi texts, so only the operator's screens load them, before
 * they write a message.
 */
export const loadHindiServices = onceLoaded(async () => {
  const { bookedWord } = await import('../../content/names.hi.ts');
  inHindi = bookedWord;
});

/** The Hindi name of a record's service; the name itself before the names are loaded. */
export const hindiService = (service: string): string => inHindi(service);
