export { chosenPlace, edgePlaceOf } from './visitor-city.ts';
