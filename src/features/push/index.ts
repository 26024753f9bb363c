export { factOf, isEmergencyOpen, type PushFact } from './facts.ts';
export { unansweredSince } from './rules/unanswered.ts';
