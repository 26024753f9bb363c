import { bangalore } from '../../../../../src/content/cities/bangalore.hi.ts';
import { chennai } from '../../../../../src/content/cities/chennai.hi.ts';
import type { City } from '../../../../../src/content/cities/city.ts';
import { delhi } from '../../../../../src/content/cities/delhi.hi.ts';
import { hyderabad } from '../../../../../src/content/cities/hyderabad.hi.ts';
import { jaipur } from '../../../../../src/content/cities/jaipur.hi.ts';
import { jodhpur } from '../../../../../src/content/cities/jodhpur.hi.ts';
import { mumbai } from '../../../../../src/content/cities/mumbai.hi.ts';
import { pune } from '../../../../../src/content/cities/pune.hi.ts';
import { udaipur } from '../../../../../src/content/cities/udaipur.hi.ts';

/** The cities in Hindi, in the order of the English list. */
export const hindiCities: readonly City[] = [
  jaipur,
  jodhpur,
  udaipur,
  delhi,
  mumbai,
  bangalore,
  pune,
  hyderabad,
  chennai,
];
