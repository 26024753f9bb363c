/** Finds cars by the words of this language; its Hindi namesake knows Hindi letters too. */
export { findCars } from '../../src/features/pricing/contract.ts';
