import { once } from './once.ts';
import { slugify } from './slug.ts';

/** Other names of manufacturers, spoken and written, by slug. Names end at a comma. */
export const MANUFACTURER_ALIASES: Readonly<Record<string, string>> = {
  maruti: 'maruti suzuki, suzuki, sujuki, maruthi',
  hyundai: 'hundai, hyunday, hundayi, hyundayi',
  mahindra: 'mahendra, mahindra and mahindra',
  mercedes: 'mercedes benz, benz, merc, marsidij, marsedij',
  volkswagen: 'volks wagon, volkswagon, vw, foksvegan, folksvegan, volksvegan',
  toyota: 'toyata, toyta',
  skoda: 'shkoda, scoda',
  bmw: 'bi em dablyu, biemdablyu',
  mg: 'em ji, mg motor, morris garages',
  kia: 'kiya',
  renault: 'reno, reno',
  citroen: 'sitroen, citron',
  tata: 'tata motors',
};

const bySlug = once(
  (): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(MANUFACTURER_ALIASES).flatMap(([manufacturer, names]) =>
        names.split(',').map((name) => [slugify(name), manufacturer] as const),
      ),
    ),
);
const aliasInPath = once(() => new RegExp(`(^|/)(${[...bySlug().keys()].join('|')})(?=-car-service-in-)`));

/** Replaces the other name of a manufacturer in the address of its landing page: `/maruti-suzuki-car-service-in-pune`. */
export const withoutManufacturerAlias = (path: string): string =>
  path.replace(aliasInPath(), (_, before: string, alias: string) => `${before}${bySlug().get(alias)}`);
