/** What a visitor pressed or compared on this page. */
export interface ChosenService {
  readonly service: string;
  /** Slug of the car that its price was shown for. */
  readonly car?: string | undefined;
  /** As it stood on the screen. */
  readonly price?: string | undefined;
}

/** The lead's default of spec section 3. */
const GENERAL = 'General Interest';

let chosen: ChosenService | undefined;

/** What the page itself is about, where it is about something (`LeadSubjectFields`). */
const ofPage = (name: 'serviceInterest' | 'car' | 'carBrand' | 'location' | 'area'): string | undefined =>
  document.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`)?.value;

/**
 * What a visitor of this page looks at, for the lead they leave on it: what they pressed, else what the page is about.
 * Kept in memory only: on the next page they may have come for something else.
 */
export const serviceInterest = {
  get: (): string => chosen?.service ?? ofPage('serviceInterest') ?? GENERAL,
  car: (): string | undefined => chosen?.car ?? ofPage('car'),
  carBrand: (): string | undefined => ofPage('carBrand'),
  /** The city and area that the page is about. */
  location: (): string | undefined => ofPage('location'),
  area: (): string | undefined => ofPage('area'),
  price: (): string | undefined => chosen?.price,
  choose: (service: ChosenService): void => {
    chosen = service;
  },
};
