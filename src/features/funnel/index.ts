export { countGesture } from './count-gesture.ts';
export { cameFields, visitOfPage } from './visit.ts';
