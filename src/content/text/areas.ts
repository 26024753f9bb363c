import type { BookingArea } from '../../features/bookings/contract.ts';

export const areaNames: Readonly<Record<BookingArea, string>> = {
  'malviya-nagar': 'Malviya Nagar',
  'vaishali-nagar': 'Vaishali Nagar',
  mansarovar: 'Mansarovar',
  jagatpura: 'Jagatpura',
  'c-scheme': 'C-Scheme',
  'pink-city': 'Pink City',
  sanganer: 'Sanganer',
  sodala: 'Sodala',
  vki: 'VKI',
  'pratap-nagar': 'Pratap Nagar',
  other: 'Other Area',
};
