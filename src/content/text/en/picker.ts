/** The price picker: manufacturer, model, fuel type, and the prices of that car. */
export const pickerText = {
  manufacturer: 'Manufacturer',
  model: 'Model',
  fuelType: 'Fuel type',
  chooseModel: 'Choose the model',
  show: 'Show prices',
  standIn: 'For example',
  services: 'Service',
  express: 'Express service',
  expressLong: '90-minute express service',
  expressDetail: '90 minutes or free',
  periodic: 'Periodic service',
  periodicDetail: 'About 4 hours, free pickup',
  ac: 'AC service',
  acDetail: 'Gas, filter, cooling test',
  dentPaint: 'Dent and paint',
  dentPaintDetail: 'Per panel, colour matched',
  bookNow: 'Book Now',
  payAfter: 'Pay after the service.',
  compare: 'What is in each service?',
  failed: 'The prices did not load.',
  missingModel: 'Choose the model',
  missingFuel: 'Choose the fuel',
} as const;

export type PickerText = { readonly [Key in keyof typeof pickerText]: string };
