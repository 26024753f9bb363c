/**
 * How specific a phrase is. A part or a job (3) is more specific than a kind of service (2). "Service" or "repair"
 * alone is the least specific (1).
 */
export type Firmness = 1 | 2 | 3;

interface SpokenService {
  readonly id: string;
  readonly firmness: Firmness;
  /** English, Hinglish and Hindi by sound, separated by commas. Spellings with the same sound need no entry. */
  readonly phrases: string;
}

/** The phrases for each service, by the ids of the service pages. */
export const SPOKEN_SERVICES: readonly SpokenService[] = [
  {
    id: 'ac',
    firmness: 3,
    phrases:
      'ac, e si, esi, air conditioner, air conditioning, eyar kandishnar, eyar kandishan, aircon, cooling, not cooling, thanda nahi, thandi nahi, thandi hava, thanda, gas refill, gas filling, gas bharvani, gas topup, compressor',
  },
  {
    id: 'denting',
    firmness: 3,
    phrases:
      'dent, dents, denting, dented, paint, painting, repaint, scratch, scratches, kharonch, bumper, rang karvana, body work, bodywork, dent paint, full body paint',
  },
  {
    id: 'battery',
    firmness: 3,
    phrases: 'battery, batteries, betri, batri, battari, baitari, amaron, exide',
  },
  {
    id: 'windshield',
    firmness: 3,
    phrases:
      'windshield, windscreen, wind screen, wind shield, glass, front glass, rear glass, sheesha, kaanch, kanch, window glass, wiper',
  },
  {
    id: 'tyre',
    firmness: 3,
    phrases:
      'tyre, tyres, tire, tires, tayar, taayar, puncture, panchar, pancher, wheel, wheels, alignment, alainment, balancing, pahiya, pahiye, stepney, alloy',
  },
  {
    id: 'detailing',
    firmness: 3,
    phrases:
      'detailing, ceramic coating, ceramic, coating, polish, polishing, ppf, paint protection, wax, waxing, teflon, chamkani, chamkana, rubbing polish',
  },
  {
    id: 'car-spa',
    firmness: 3,
    phrases:
      'wash, washing, vosh, spa, dry cleaning, dry clean, cleaning, clean, vacuum, vaikyum, dhulvani, dhulvana, dhulai, dhona, dhoni, safai, saaf, foam wash, interior cleaning',
  },
  {
    id: 'insurance-claims',
    firmness: 3,
    phrases: 'insurance, inshyorens, insurens, claim, claims, cashless, beema, accident, durghatna',
  },
  {
    id: 'emergency',
    firmness: 3,
    phrases:
      'emergency, imarjensi, roadside, road side, breakdown, broke down, broken down, tow, towing, jump start, jumpstart, raste me, raste mein, raaste men, band ho gayi, band pad gayi, start nahi, start nahin, not starting, wont start, chalu nahi, petrol khatam, diesel khatam, tel khatam, out of fuel, stranded, overheat, overheating, highway',
  },
  {
    id: 'inspection',
    firmness: 2,
    phrases:
      'inspection, inspect, scanning, scan, diagnostic, diagnosis, check, checkup, check up, used car, purani gadi, purani car, second hand, jaanch',
  },
  {
    id: 'express',
    firmness: 2,
    phrases:
      'express, 90 minute, 90 minutes, 90 min, 90 minat, dedh ghanta, dedh ghante, jaldi, turant, fast, quick, urgent service',
  },
  {
    id: 'doorstep',
    firmness: 2,
    phrases:
      'doorstep, door step, at home, home service, from home, my home, ghar par, ghar pe, ghar aakar, ghar aake, ghar se, office par',
  },
  {
    id: 'periodic',
    firmness: 2,
    phrases:
      'periodic, oil, oil change, engine oil, oyal, tel badalna, tel badalvana, tel, filter, maintenance, tune up, tuneup',
  },
  {
    id: 'periodic',
    firmness: 1,
    phrases:
      'service, services, servicing, serviced, sarvis, sarvising, servis, service centre, service center',
  },
  {
    id: 'repair',
    firmness: 1,
    phrases:
      'repair, repairs, repairing, ripeyar, mechanic, mekenik, maikenik, mistri, mistry, garage, workshop, theek, thik, kharab, brake, brakes, brek, clutch, klach, suspension, shocker, noise, sound, awaaz, avaj, gear, gearbox, steering, engine, broken, problem, fix, banvani, banvana',
  },
];
