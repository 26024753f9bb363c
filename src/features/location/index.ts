export { edgePlaceOf, networkNames, placeOfNetwork } from './network-place.ts';
export { type SenderPlace, senderPlace } from './sender-place.ts';
export { chosenPlace } from './visitor-city.ts';
