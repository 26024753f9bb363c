import { endpoints } from '../../src/web/contract/addresses.ts';

/** Tells the server which words found no car, without who typed them. Nobody waits for it. */
export function countUnfoundCar(typed: string): void {
  const body = new Blob([JSON.stringify({ typed })], { type: 'application/json' });
  navigator.sendBeacon(endpoints.unfoundCars, body);
}
