export { createUtteranceParser, type ParsedUtterance, type SpokenService } from './rules/parse-utterance.ts';
export { findPhrases, type Phrase, phrase } from './rules/phrases.ts';
export { isListedTerm, queryTerms, textTerms } from './rules/same-words.ts';
export { SPOKEN_CITIES } from './rules/spoken-cities.ts';
