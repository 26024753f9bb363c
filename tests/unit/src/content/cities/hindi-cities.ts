import type { City } from '../../../../../src/content/cities/city.ts';
import { bangalore } from '../../../../../src/content/hi/cities/bangalore.ts';
import { chennai } from '../../../../../src/content/hi/cities/chennai.ts';
import { delhi } from '../../../../../src/content/hi/cities/delhi.ts';
import { hyderabad } from '../../../../../src/content/hi/cities/hyderabad.ts';
import { jaipur } from '../../../../../src/content/hi/cities/jaipur.ts';
import { jodhpur } from '../../../../../src/content/hi/cities/jodhpur.ts';
import { mumbai } from '../../../../../src/content/hi/cities/mumbai.ts';
import { pune } from '../../../../../src/content/hi/cities/pune.ts';
import { udaipur } from '../../../../../src/content/hi/cities/udaipur.ts';

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
