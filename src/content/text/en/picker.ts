/** The price picker: manufacturer, model, fuel type, and what the services cost for that car. */
export const pickerText = {
  manufacturer: 'Manufacturer',
  model: 'Model',
  fuelType: 'Fuel type',
  chooseModel: 'Choose the model',
  show: 'Show prices',
  priceForYourCar: 'Price for your car',
  yourCar: 'Your car',
  standIn: 'Most serviced here',
  changeCar: 'Change car',
  services: 'Service',
  express: 'Express service',
  expressLong: '90-minute express service',
  expressDetail: '90 minutes or free',
  ac: 'AC service',
  acDetail: 'Gas, filter, cooling test',
  dentPaint: 'Dent and paint',
  dentPaintDetail: 'Per panel, colour matched',
  bookNow: 'Book Now',
  payAfter: 'Pay after the service. We call 30 minutes before.',
  freeQuote: 'Free quote',
  yours: 'Yours',
  failed: 'The prices did not load.',
} as const;

export type PickerText = { readonly [Key in keyof typeof pickerText]: string };
