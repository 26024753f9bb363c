export { factOf, isEmergencyOpen, type PushFact, writtenFact } from './facts.ts';
export { unansweredSince } from './rules/unanswered.ts';
