import type { DoorstepCategory } from '../../features/doorstep/rules/catalogue.ts';

const hour = 60;

/** The business has fixed these hours. All times are in India. */
export const doorstepCategories: readonly DoorstepCategory[] = [
  {
    id: 'EMERGENCY',
    name: 'Emergency',
    summary: 'Stuck right now? Any hour, any day.',
    description:
      'For a car that will not move: a flat battery, a flat tyre, an empty tank, a boiling radiator. The nearest mechanic on a two-wheeler comes with the tool for that one job.',
    metaDescription:
      'Jump start, stepney change, fuel delivery and overheating help in Jaipur, day and night. Fixed visit prices from ₹299, shown before you call.',
    window: 'always',
    icon: 'siren',
  },
  {
    id: 'MAINTENANCE',
    name: 'Maintenance',
    summary: 'Oil, battery and coolant, done in your parking spot.',
    description:
      'The regular jobs that need no lift: oil and filter, a new battery, coolant. We bring a drain tray and a mat, and take the old oil and the old battery away with us.',
    metaDescription:
      'Engine oil and filter change, battery replacement and coolant top-up at your home or office in Jaipur, 8 AM to 8 PM every day. Old oil taken away.',
    window: { opensAt: 8 * hour, closesAt: 20 * hour },
    icon: 'wrench',
  },
  {
    id: 'INSPECTION',
    name: 'Inspection',
    summary: 'Know what is wrong before you pay for a repair.',
    description:
      'A second opinion that sells no repair: a scan of every control unit with the codes explained in plain words, or a 30-point check of a used car before you hand over the money. By daylight only, since paint and rust hide in the dark.',
    metaDescription:
      'Full engine scan or a 30-point used car inspection at the seller’s gate in Jaipur, 9 AM to 6 PM. The report reaches your phone the same day.',
    window: { opensAt: 9 * hour, closesAt: 18 * hour },
    icon: 'search-check',
  },
  {
    id: 'CLEANING',
    name: 'Cleaning',
    summary: 'Dust out of the cabin, without a queue at the wash.',
    description:
      'Interior cleaning at your gate with our own vacuum, brushes and extractor. We need a power point within 20 metres; water we bring ourselves, about two litres for a whole cabin.',
    metaDescription:
      'Quick vacuum or full interior dry cleaning for your car at home in Jaipur, 8 AM to 7 PM. Own machines, two litres of water, seats dry in three hours.',
    window: { opensAt: 8 * hour, closesAt: 19 * hour },
    icon: 'sparkles',
  },
  {
    id: 'AC_SERVICE',
    name: 'AC service',
    summary: 'Gas, filter and a thermometer in the vent.',
    description:
      'The two AC jobs that can be done well outside a workshop. Both end with a thermometer in the centre vent, so that you see the result in degrees. If the fault lies in the compressor or the evaporator, we tell you and fetch the car instead.',
    metaDescription:
      'Car AC gas top-up with a leak test, and cabin filter service, at your door in Jaipur from 9 AM to 6 PM. Vent temperature measured before and after.',
    window: { opensAt: 9 * hour, closesAt: 18 * hour },
    icon: 'snowflake',
  },
  {
    id: 'REPAIRS',
    name: 'Repairs',
    summary: 'Small fittings that never seem worth a workshop trip.',
    description:
      'A horn that croaks, a number plate that hangs on one screw: short jobs which keep being put off until a policeman points at them. Book one alone, or add it to another visit.',
    metaDescription:
      'Horn replacement and number plate fitting at your home in Jaipur, 8 AM to 8 PM. Small car repairs at a fixed price, done in under half an hour.',
    window: { opensAt: 8 * hour, closesAt: 20 * hour },
    icon: 'hammer',
  },
];
