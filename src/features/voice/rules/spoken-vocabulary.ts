/**
 * How specific a phrase is. A part or a job (3) is more specific than a kind of service (2). "Service" or "repair"
 * alone is the least specific (1).
 */
export type Specificity = 1 | 2 | 3;

interface SpokenService {
  readonly id: string;
  readonly specificity: Specificity;
  /** English, Hinglish and Hindi by sound, separated by commas. Spellings with the same sound need no entry. */
  readonly phrases: string;
}

/** The phrases for each service, by the ids of the service pages. */
export const SPOKEN_SERVICES: readonly SpokenService[] = [
  {
    id: 'ac',
    specificity: 3,
    phrases:
      'ac, e si, esi, air conditioner, air conditioning, eyar kandishnar, eyar kandishan, aircon, cooling, not cooling, thanda nahi, thandi nahi, thandi hava, thanda, gas refill, gas filling, gas bharvani, gas topup, compressor',
  },
  {
    id: 'denting',
    specificity: 3,
    phrases:
      'dent, dents, denting, dented, paint, painting, repaint, scratch, scratches, kharonch, bumper, rang karvana, body work, bodywork, dent paint, full body paint',
  },
  {
    id: 'battery',
    specificity: 3,
    phrases: 'battery, batteries, betri, batri, battari, baitari, amaron, exide',
  },
  {
    id: 'windshield',
    specificity: 3,
    phrases:
      'windshield, windscreen, wind screen, wind shield, glass, front glass, rear glass, sheesha, kaanch, kanch, window glass, wiper',
  },
  {
    id: 'tyre',
    specificity: 3,
    phrases:
      'tyre, tyres, tire, tires, tayar, taayar, puncture, panchar, pancher, wheel, wheels, alignment, alainment, balancing, pahiya, pahiye, stepney, alloy',
  },
  {
    id: 'detailing',
    specificity: 3,
    phrases:
      'detailing, ceramic coating, ceramic, coating, polish, polishing, ppf, paint protection, wax, waxing, teflon, chamkani, chamkana, rubbing polish',
  },
  {
    id: 'car-spa',
    specificity: 3,
    phrases:
      'wash, washing, vosh, spa, dry cleaning, dry clean, cleaning, clean, vacuum, vaikyum, dhulvani, dhulvana, dhulai, dhona, dhoni, safai, saaf, foam wash, interior cleaning',
  },
  {
    id: 'insurance-claims',
    specificity: 3,
    phrases: 'insurance, inshyorens, insurens, claim, claims, cashless, beema, accident, durghatna',
  },
  {
    id: 'emergency',
    specificity: 3,
    phrases:
      'emergency, imarjensi, roadside, road side, breakdown, broke down, broken down, tow, towing, jump start, jumpstart, raste me, raste mein, raaste men, band ho gayi, band pad gayi, start nahi, start nahin, not starting, wont start, chalu nahi, petrol khatam, diesel khatam, tel khatam, out of fuel, stranded, overheat, overheating, highway',
  },
  {
    id: 'inspection',
    specificity: 2,
    phrases:
      'inspection, inspect, scanning, scan, diagnostic, diagnosis, check, checkup, check up, used car, purani gadi, purani car, second hand, jaanch',
  },
  {
    id: 'express',
    specificity: 2,
    phrases:
      'express, 90 minute, 90 minutes, 90 min, 90 minat, dedh ghanta, dedh ghante, jaldi, turant, fast, quick, urgent service',
  },
  {
    id: 'doorstep',
    specificity: 2,
    phrases:
      'doorstep, door step, at home, home service, from home, my home, ghar par, ghar pe, ghar aakar, ghar aake, ghar se, office par',
  },
  {
    id: 'periodic',
    specificity: 2,
    phrases:
      'periodic, oil, oil change, engine oil, oyal, tel badalna, tel badalvana, tel, filter, maintenance, tune up, tuneup',
  },
  {
    id: 'periodic',
    specificity: 1,
    phrases:
      'service, services, servicing, serviced, sarvis, sarvising, servis, service centre, service center',
  },
  {
    id: 'repair',
    specificity: 1,
    phrases:
      'repair, repairs, repairing, ripeyar, mechanic, mekenik, maikenik, mistri, mistry, garage, workshop, theek, thik, kharab, brake, brakes, brek, clutch, klach, suspension, shocker, noise, sound, awaaz, avaj, gear, gearbox, steering, engine, broken, problem, fix, banvani, banvana',
  },
];

/** Spoken names of a city or its neighbours, by slug. The city's own name and its typos match without an entry. */
export const SPOKEN_CITIES: Readonly<Record<string, string>> = {
  jaipur: 'jaipur, jaypur, jaipr, pink city, gulabi nagari',
  jodhpur: 'jodhpur, jodpur, sun city',
  udaipur: 'udaipur, udaypur, udepur',
  delhi: 'delhi, dilli, new delhi, nayi dilli, ncr, gurgaon, gurugram, gudganv, noida, faridabad, ghaziabad',
  mumbai: 'mumbai, bombay, bambai, bambe, navi mumbai, thane',
  bangalore: 'bangalore, bengaluru, banglore, bengluru, bangalor',
  pune: 'pune, poona, pimpri',
  hyderabad: 'hyderabad, haidarabad, haidrabad, secunderabad',
  chennai: 'chennai, madras',
};
