import type { LocalPage } from './local-page.ts';

const acRepair: LocalPage = {
  slug: 'car-ac-repair-udaipur',
  name: 'Car AC repair',
  introHeading: 'Which part gives in',
  city: 'udaipur',
  serviceId: 'ac',
  title: 'Car AC repair in Udaipur: hills, lakes and damp',
  heading: 'Car AC repair in Udaipur, for slopes, lake damp and long drives',
  description:
    'Car AC repair in Udaipur: mould smell after the rains, weak cooling uphill, leaks and fans. Diagnosis with the ₹999 service, free pickup within the city.',
  keywords: [
    'car ac repair udaipur',
    'car ac service udaipur',
    'car ac gas filling udaipur',
    'car ac smell udaipur',
  ],
  picture: 'service-ac',
  intro: [
    'Udaipur is milder than the rest of Rajasthan, and its ACs fail differently. The lakes and the Aravalli rains keep the air damp from July on, so the first complaint is a smell; the climbs to Sajjangarh, Eklingji and Kumbhalgarh bring the second, an AC that lets go on a slope.',
    'Both are repairable, and neither is cured by a can of gas. We find out which part gives in, and tell you before we touch it.',
  ],
  sections: [
    {
      heading: 'Smell after the monsoon',
      paragraphs: [
        'The evaporator drips all day; leaves from the cowl block its drain; water stands in the box and mould grows on the fins. Fragrance on top gives you scented mould. We clear the drain from below, foam the fins through the sensor port, dry the box with the heater on, and change the cabin filter last, so that the new one does not take up the old smell.',
        'If the carpet on the passenger side is wet, it has to come up and dry, or you will have the smell again within the month.',
      ],
    },
    {
      heading: 'Weak on the climb',
      paragraphs: [
        'Uphill in second gear the engine is hot, the fans alone must move the air, and some cars switch the compressor off to spare power. Normal is a short break under full throttle. Not normal:',
      ],
      list: [
        'It stays off for minutes after the top: temperature sensor or coolant',
        'It turns warm on every slope and cool on every descent: fan or condenser',
        'A belt squeals as it cuts in: glazed belt or tired tensioner',
        'The needle rises with it: cooling system first, AC second',
      ],
    },
    {
      heading: 'Tourist-season cars',
      paragraphs: [
        'Taxis and hotel cars idle for hours at the ghats with the AC on. At idle the compressor gets the least cooling and oil return, so these systems want their filter each month and a pressure reading twice a year. We book such cars at the hours when they earn nothing, early or after lunch.',
      ],
    },
  ],
  checklist: {
    heading: 'Tell us when you book',
    items: [
      'Only smell, only warm, or both',
      'On slopes, at standstill, or everywhere',
      'Whether it was parked under trees in the rains',
      'How many hours a day the engine idles',
      'What was filled or changed last, and where',
    ],
  },
  faqs: [
    {
      question: 'Where in Udaipur do you collect cars?',
      answer:
        'In the city and its suburbs, from Fatehpura and Hiran Magri to Sukher and Bedla. Pickup and return cost nothing with a workshop job.',
    },
    {
      question: 'How long does it take?',
      answer:
        'Smell treatment and service about three hours. Fans, belts and sensors the same day; condensers and compressors one to three days, as they come from Ahmedabad or Jaipur.',
    },
    {
      question: 'Should I switch the AC off on the climb to Kumbhalgarh?',
      answer:
        'If the coolant needle stays in the middle, no need. If it rises, AC off and heater on, and stop at the next lay-by.',
    },
    {
      question: 'How can I keep the smell away?',
      answer:
        'Two minutes before you arrive, press the AC button off and leave the fan on high. And clear the leaves from the grille below the windscreen every week of the monsoon.',
    },
    {
      question: 'Is the doorstep AC top-up available in Udaipur?',
      answer:
        'Not yet, that list is served in Jaipur. Here we fetch the car, which for leaks and smell is the better way in any case.',
    },
  ],
};

export const udaipurPages: readonly LocalPage[] = [acRepair];
