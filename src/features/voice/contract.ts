export { createUtteranceParser, type ParsedUtterance } from './rules/parse-utterance.ts';
export { findPhrases, type Phrase, phrase } from './rules/phrases.ts';
export { isListedTerm, queryTerms, textTerms } from './rules/same-words.ts';
export { SPOKEN_CITIES, SPOKEN_SERVICES } from './rules/spoken-vocabulary.ts';
