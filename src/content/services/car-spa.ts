import { rupees } from '../../values/money.ts';
import type { Service } from './service.ts';

export const carSpa: Service = {
  id: 'car-spa',
  addressKey: 'service',
  name: 'Car spa',
  shortName: 'Car spa',
  summary: 'Wash, vacuum, interior',
  title: 'Car spa: wash, vacuum and interior cleaning',
  heading: 'Car spa: clean outside, fresh inside',
  metaDescription:
    'Foam wash, underbody rinse, vacuum and interior dry cleaning for your car, seats dry in three hours. In Jaipur also at your door, from ₹299 for a vacuum.',
  keywords: ['car spa', 'car wash near me', 'car interior cleaning', 'car dry cleaning', 'car foam wash'],
  spoken: [
    {
      specificity: 3,
      phrases:
        'wash, washing, vosh, spa, dry cleaning, dry clean, cleaning, clean, vacuum, vaikyum, dhulvani, dhulvana, dhulai, dhona, dhoni, safai, saaf, foam wash, interior cleaning',
    },
  ],
  icon: 'droplets',
  picture: 'service-car-spa',
  ways: ['doorstep', 'pickup', 'walkIn'],
  price: { kind: 'from', amount: rupees(299), way: 'doorstep' },
  priceNote:
    'From a quick vacuum at ₹299 to a full interior at ₹1,299. A wash outside and inside together is quoted by the size of the car.',
  durationMinutes: { min: 30, max: 180 },
  duration: '30 minutes to 3 hours',
  warranty: 'If a spot is left, tell us the same day, and we clean it again.',
  forWhom: 'Families, dog owners, cab drivers, and whoever sells the car this month.',
  intro: [
    'A car spa is cleaning done in the right order with the right cloth, which is the whole secret: dust first, then dirt, and never the wheel brush on the bonnet. The bucket and the one rag of the morning washer put those fine circles into the paint that you see in the evening sun.',
    'Inside it is a matter of health as much as of looks. Seats and carpet hold dust, pollen and mould; the AC stirs them up every morning. An extractor takes them out with the moisture, which a wet rag cannot.',
  ],
  signs: [
    'White bloom on seat belts or under the mats after the rains',
    'A sour smell that comes back after airing',
    'Bird lime or tree sap on the paint for more than a day',
    'Red dust in the door seals after a storm',
    'Stains you have stopped seeing',
  ],
  steps: [
    { title: 'Dry dust off', text: 'Cabin blown out with compressed air, then vacuumed from the roof down.' },
    {
      title: 'Pre-wash',
      text: 'Snow foam stands for five minutes and carries the grit off before any glove touches the paint.',
    },
    { title: 'Hand wash', text: 'Two buckets, one glove for the body, one for the wheels, top to bottom.' },
    {
      title: 'Underbody and arches',
      text: 'Mud in the arches holds water against the metal: rinsed out by lance.',
    },
    {
      title: 'Interior',
      text: 'Foam and brush on fabric, a neutral cleaner on leather, extractor after it.',
    },
    {
      title: 'Dry and finish',
      text: 'Soft towels and air in the gaps, rubbers treated, glass cleaned inside and out.',
    },
  ],
  includes: [
    'Foam wash and hand wash with pH-neutral shampoo',
    'Underbody and wheel-arch rinse',
    'Vacuum of cabin and boot',
    'Dashboard, doors and console cleaned, matt finish',
    'Glass inside and outside',
    'Tyres and rubbers treated',
  ],
  excludes: [
    'Scratch removal and polishing, which is detailing',
    'Engine bay steam cleaning',
    'Removal of tar or cement by solvent',
  ],
  sections: [
    {
      heading: 'How often?',
      paragraphs: [
        'Outside: every one to two weeks in dust, at once after bird lime, since it etches clear coat within days in the heat. Inside: a vacuum each month, a deep clean twice a year, best after Holi and after the monsoon. Near the sea add an underbody rinse a month against salt.',
      ],
    },
    {
      heading: 'Water: how much and which',
      paragraphs: [
        'A running hose uses 150 litres and more for a car. Two buckets and a pressure lance need about 40, cleaning an interior only two. Where borehole water is hard, drops left to dry leave white rings of lime that polish alone removes; that is why we dry by towel and work in the shade.',
      ],
    },
    {
      heading: 'Three habits that keep it clean',
      paragraphs: ['Cheap, and better than any spray:'],
      list: [
        'Rubber mats from June to September; take them out at night',
        'Air conditioning on fresh air for the last minute of a drive',
        'A dry microfibre cloth in the door pocket for bird lime: soak it with water first, lift, never rub',
      ],
    },
  ],
  faqs: [
    {
      question: 'What is the difference between car spa and detailing?',
      answer:
        'Spa is cleaning: wash, vacuum, interior. Detailing corrects and protects: machine polish, sealant or ceramic coating. A car should be spa clean before it is detailed.',
    },
    {
      question: 'How long until I can sit in the car?',
      answer:
        'After a vacuum at once. After interior dry cleaning about three hours with the windows a finger open, in humid months four to five.',
    },
    {
      question: 'Will the mould smell go for good?',
      answer:
        'If its cause goes too. We look for a blocked AC drain, a leaking door seal or a wet carpet pad, for cleaning without that lasts two weeks.',
    },
    {
      question: 'Is foam safe for ceramic-coated cars?',
      answer:
        'Yes, with pH-neutral shampoo, which is what we use. Tell us that the car is coated and we leave out any spray wax.',
    },
    {
      question: 'Can you do it at my home?',
      answer:
        'Quick vacuum and interior dry cleaning are in our doorstep list in Jaipur. A wash with drainage is done at the workshop, with free pickup and drop.',
    },
  ],
  related: ['detailing', 'ac', 'doorstep'],
  doorstepServiceIds: ['quick-vacuum', 'dry-cleaning-interior'],
};
