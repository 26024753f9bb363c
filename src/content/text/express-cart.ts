/** The cart of the express packages; it holds one package for one car. */
export const expressCartText = {
  back: 'Express service',
  package: 'Package',
  car: 'Your car',
  changeCar: 'Change car',
  chooseCar: 'Choose your car',
  chooseCarText: 'The price depends on your car. Choose the manufacturer, then the model and the fuel.',
  manufacturer: 'Manufacturer',
  model: 'Model',
  fuelType: 'Fuel type',
  choose: 'Choose',
  show: 'Show the price',
  details: {
    'express-service-90min': '90 minutes from key drop to key back, or free',
    'express-dent-paint': 'Colour matched, day of return fixed at check-in',
    'express-ac-service': 'Service and cooling test in one visit',
  },
  next: 'Choose a time',
  none: 'The price list has no express price for this car. Ask us in the chat, or choose another car.',
} as const;
