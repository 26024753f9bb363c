import type { Brand } from '../../content/brand.ts';
import { placeName } from '../../content/cities/all-cities.ts';
import { locale } from '../contract/locale.ts';

/** The verb of a Hindi call link leaves little room on a narrow phone, where the number would break in two. */
const shownPhone = (phone: string): string =>
  locale.lang === 'hi' ? phone.replaceAll(' ', '\u00a0') : phone;

/** The brand as the pages of this language write it. */
export const shownBrand = ({ address, supportPhone, ...brand }: Brand): Brand => ({
  ...brand,
  address: { ...address, city: placeName(address.city), state: placeName(address.state) },
  supportPhone: shownPhone(supportPhone),
});
