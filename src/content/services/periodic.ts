import { rupees } from '../../values/money.ts';
import type { Service } from './service.ts';

/** The check at the end of every routine service; the smallest one has it too. */
export const FULL_CHECK = 'Full check, with values in writing';

export const periodic: Service = {
  id: 'periodic',
  addressKey: 'service',
  name: 'Periodic service',
  shortName: 'Periodic',
  summary: 'Oil, filters, brakes, a full check',
  title: 'Periodic car service: price for your exact car',
  heading: 'Periodic service, priced for your car',
  metaDescription:
    'Engine oil, oil filter, air and cabin filter, brakes cleaned and a 40-point check. See the periodic service price for your model and fuel before you book.',
  keywords: [
    'periodic car service',
    'car service cost',
    'engine oil change',
    'car service near me',
    'general car service price',
  ],
  spoken: [
    {
      specificity: 2,
      phrases:
        'periodic, oil, oil change, engine oil, oyal, tel badalna, tel badalvana, tel, filter, maintenance, tune up, tuneup',
    },
    {
      specificity: 1,
      phrases:
        'service, services, servicing, serviced, sarvis, sarvising, servis, service centre, service center',
    },
  ],
  icon: 'wrench',
  picture: 'service-periodic',
  ways: ['pickup', 'walkIn'],
  price: { kind: 'priceSet', name: 'periodic', from: rupees(2999) },
  priceNote: 'Labour, consumables and taxes are in. Other spare parts are quoted and shown to you first.',
  durationMinutes: { min: 180, max: 300 },
  duration: 'about 4 hours',
  warranty: '30 days or 1,000 km on the work, the maker’s own warranty on every part.',
  forWhom: 'Cars 10,000 km or a year after their last service, and all whose history you do not know.',
  intro: [
    'A periodic service is the plain routine that decides whether an engine lasts 1,00,000 km or 3,00,000. The oil carries away heat and metal dust until it can hold no more; the filters catch road dust until they choke.',
    'The price you see is for your manufacturer, model and fuel, because a Swift takes under four litres of oil and a Fortuner diesel more than seven. If the check finds something else, you get a photo and the price of part and labour, and you decide.',
  ],
  signs: [
    '10,000 to 15,000 km, or twelve months, since the last oil change',
    'Oil on the dipstick black and thin, or below the lower mark',
    'Mileage down by a kilometre or two a litre',
    'A squeal from the wheels when you brake gently',
    'The engine hesitates when it pulls away',
    'A service spanner on the instrument panel',
  ],
  steps: [
    {
      title: 'Check-in with you',
      text: 'We walk round the car together: dents, fuel and odometer in photos, what you have noticed in writing.',
    },
    {
      title: 'Road test and scan',
      text: 'A short drive for noises, pulling and clutch bite; then the control units are read for stored faults.',
    },
    {
      title: 'Oil and oil filter',
      text: 'Drained warm, drain washer renewed, filled with the grade in your handbook, run, and read again on level ground.',
    },
    {
      title: 'Air and cabin filter',
      text: 'Taken out and shown to you. Changed when dirty, blown clean when they are still good.',
    },
    {
      title: 'Brakes',
      text: 'Wheels off, pads and shoes measured in millimetres, dust removed, slide pins greased, handbrake adjusted.',
    },
    {
      title: '40-point check',
      text: 'Under the bonnet, under the car, the wheels, and all round; the list is further down.',
    },
    {
      title: 'Wash and handover',
      text: 'Body wash and vacuum. You get the measured values, the kilometres of the next service, and the old parts in the boot.',
    },
  ],
  includes: [
    'Engine oil of the right grade, up to the engine’s filling quantity',
    'New oil filter and drain washer',
    'Air filter and cabin filter cleaned or changed',
    'Spark plugs checked (petrol and CNG), fuel filter drained (diesel)',
    'Brakes opened, cleaned and measured on all four wheels',
    'Coolant, brake fluid, power steering and washer fluid topped up',
    'Battery and charging test',
    FULL_CHECK,
    'Tyre pressure and tread depth, stepney included',
    'Computer scan and service reminder reset',
    'Body wash and interior vacuum',
  ],
  excludes: [
    'Brake pads, discs, clutch, tyres, battery and other worn parts',
    'Gearbox, differential and brake fluid changes, which have their own intervals',
    'Wheel alignment and balancing',
  ],
  sections: [
    {
      heading: 'Why the handbook’s interval is too long for some cars',
      paragraphs: [
        'Handbooks print two schedules: normal use, and severe use. Severe means short trips, stop-and-go traffic, dust, towing, or temperatures above 40 °C. That is an ordinary summer in most Indian cities.',
        'Our rule of thumb: highway cars go by the handbook, city cars by 10,000 km or a year, and taxis by 7,500 km. A car that hardly moves still needs its yearly oil, since moisture and unburnt fuel collect in oil that never gets hot for long.',
      ],
    },
    {
      heading: 'Which oil goes in',
      paragraphs: [
        'We fill what the maker asks for, not what the drum in the corner holds. Small Maruti and Toyota petrol engines of recent years take 0W-16 or 0W-20; most other petrol cars 5W-30; BS6 diesels with a particle filter need a low-ash oil such as ACEA C2 or C3, for ordinary oil ash blocks the filter for good.',
      ],
    },
    {
      heading: 'What we look at in the 40 points',
      paragraphs: ['Every point gets a value or a tick, and one of three colours: good, watch, do now.'],
      list: [
        'Under the bonnet: oil leaks, belts, hoses, coolant strength, brake fluid moisture, battery, mounts',
        'Under the car: steering joints, dampers, bushes, drive-shaft boots, exhaust, fuel and brake lines',
        'Wheels: pad thickness, disc edge, tread, sidewall cracks, tyre age, bearing play',
        'Around the car: all lamps, horn, wipers, washers, belts, locks, mirrors, windows',
      ],
    },
  ],
  faqs: [
    {
      question: 'How often should my car be serviced?',
      answer:
        'Every 10,000 to 15,000 km, or once a year, whichever comes first. In heavy city traffic or much dust, stay near 10,000 km.',
    },
    {
      question: 'Does a service with you void my manufacturer’s warranty?',
      answer:
        'While your car is under the manufacturer’s warranty, follow the conditions in your warranty booklet: many makers ask for services at their own network, and some for proof of the right oil and parts. Keep every bill. We tell you honestly if your car is better served at the dealer until the warranty ends.',
    },
    {
      question: 'What is the difference between basic, periodic and express service?',
      answer:
        'Basic is oil, oil filter, top-ups and a check. Periodic adds air and cabin filter, opened and cleaned brakes and the wash. Express, in Jaipur, is the periodic work done by two mechanics at once in 90 minutes.',
    },
    {
      question: 'Do you use original parts?',
      answer:
        'Genuine or original-equipment parts, in the maker’s box, with the printed price shown. If a good aftermarket part saves you money, we name both and you choose.',
    },
    {
      question: 'My CNG car: is anything different?',
      answer:
        'Spark plugs wear sooner and valves need an eye, the gas filter has its own change, and leaks are tested at every joint. The cylinder’s hydro test is due every three years at an approved centre; we read the plate and write the date on your bill.',
    },
  ],
  related: ['express', 'ac', 'tyre'],
  doorstepServiceIds: ['oil-filter-change', 'coolant-topup', 'engine-scanning'],
};
