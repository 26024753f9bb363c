/**
 * The makes on most roads and of each the models, the commonest at the head, so that a list of names begins with what
 * most visitors look for: sample content, for the business to replace by its own counts. Names of the price sheet.
 * May be downloaded by browsers: it imports nothing.
 */
export const commonCars: Readonly<Record<string, readonly string[]>> = {
  Maruti: ['Swift', 'Wagon R', 'Baleno', 'Dzire', 'Brezza', 'Ertiga'],
  Hyundai: ['i20', 'Creta', 'Grand i10', 'Venue', 'Verna'],
  Tata: ['Nexon', 'Punch', 'Tiago', 'Altroz'],
  Mahindra: ['Scorpio', 'Bolero', 'XUV700', 'Thar'],
  Honda: ['City', 'Amaze'],
  Toyota: ['Innova Crysta', 'Fortuner', 'Glanza'],
  Kia: ['Seltos', 'Sonet', 'Carens'],
};
