/**
 * The most common manufacturers with their most common models, in that order. Lists of names begin with them, because
 * most visitors look for these. This is sample content, which the business replaces by its own counts. The names are
 * those of the price sheet. Browsers may download this module, so it imports nothing.
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
