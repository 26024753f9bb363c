/** An option of the service-request form, in the shape of `GET /api/service-types`. */
export interface ServiceType {
  readonly id: number;
  readonly name: string;
  readonly isDefault: boolean;
}

/**
 * The options when no content backend is set up or it does not answer. The ids are stable, because requests store them.
 */
export const fallbackServiceTypes: readonly ServiceType[] = [
  { id: 1, name: 'Periodic service', isDefault: true },
  { id: 2, name: 'AC service and repair', isDefault: false },
  { id: 3, name: 'Denting and painting', isDefault: false },
  { id: 4, name: 'Doorstep car service', isDefault: false },
  { id: 5, name: 'Car spa', isDefault: false },
  { id: 6, name: 'Car detailing', isDefault: false },
  { id: 7, name: 'Battery replacement', isDefault: false },
  { id: 8, name: 'Windshield repair and replacement', isDefault: false },
];

/** No content backend counts up to this id. */
const NOT_OF_THE_BACKEND = 900_000_000;

/**
 * The same list while a configured content backend has never answered. Its ids differ from all of the backend's ids,
 * under which they would name another service.
 */
export const unansweredServiceTypes: readonly ServiceType[] = fallbackServiceTypes.map((type) => ({
  ...type,
  id: NOT_OF_THE_BACKEND + type.id,
}));

/** Returns the name of a chosen type. The backend's list may have replaced the fallback since the form was opened. */
export const serviceTypeName = (types: readonly ServiceType[], id: number): string | undefined =>
  [...types, ...unansweredServiceTypes].find((type) => type.id === id)?.name;
