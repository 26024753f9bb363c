import { rupees } from '../../values/money.ts';
import type { Service } from './service.ts';

export const denting: Service = {
  id: 'denting',
  addressKey: 'service',
  name: 'Denting and painting',
  shortName: 'Dent, paint',
  summary: 'Per panel, colour matched',
  title: 'Car denting and painting, priced per panel',
  heading: 'Denting and painting, panel by panel',
  metaDescription:
    'Dents pulled, panel primed, two coats of matched colour and clear coat, from ₹1,999 a panel. See the price for your car, per panel or for the full body.',
  keywords: [
    'car denting painting',
    'car dent repair cost',
    'car scratch repair',
    'car painting price',
    'full body car paint',
  ],
  spoken: [
    {
      specificity: 3,
      phrases:
        'dent, dents, denting, dented, paint, painting, repaint, scratch, scratches, kharonch, bumper, rang karvana, body work, bodywork, dent paint, full body paint',
    },
  ],
  icon: 'paint-roller',
  picture: 'service-denting',
  ways: ['pickup', 'walkIn'],
  price: {
    kind: 'priceSet',
    name: 'dentPaint',
    from: rupees(1999),
    per: 'panel',
  },
  priceNote:
    'Per standard panel: dent, primer, colour, clear coat, polish and tax. Pearl and three-coat colours and replaced panels are quoted after a look.',
  durationMinutes: { min: 120, max: 4320 },
  duration: '2 to 4 hours for a simple dent, 1 to 3 days with paint',
  warranty: '24 months against peeling, bubbling and fading of what we painted.',
  forWhom: 'Cars with parking dents, gate scratches, cracked bumpers or a bonnet that the sun has bleached.',
  intro: [
    'Every Indian car collects the marks of parking: a gate, a pillar, a two-wheeler’s handlebar. Left alone, a scratch that shows metal rusts by the second monsoon and a cracked bumper takes the next knock with its brackets. Repaired early it is one panel; repaired late it is two.',
    'We price by the panel, since that is how the work is done: a door is prepared, painted and cleared as a whole, so that no edge shows in the middle of it. Your car’s price per panel and for the full body is on this page once you choose the model.',
  ],
  signs: [
    'A scratch that your fingernail catches in',
    'Primer grey or bare metal in a dent',
    'Rust bubbles along a wheel arch or the lower door edge',
    'A bumper that hangs, or clips that rattle',
    'Clear coat that peels from bonnet or roof',
    'A panel from an old repair in a shade of its own',
  ],
  steps: [
    {
      title: 'Look and quote',
      text: 'Each mark is photographed and put down as polish, dent without paint, or panel paint. You approve the list.',
    },
    {
      title: 'Pull the dent',
      text: 'From behind where we can reach, with a spot puller where we cannot. Filler only as a skin, under two millimetres.',
    },
    {
      title: 'Sand and prime',
      text: 'Feathered edges, bare metal sealed with epoxy, primer surfacer blocked flat.',
    },
    {
      title: 'Match the colour',
      text: 'Mixed by the paint code on your car’s plate, then tinted to the paint as it has aged, and sprayed on a card before the car.',
    },
    {
      title: 'Colour and clear',
      text: 'Two coats of base and two of clear in a booth with filtered air, neighbouring panels blended where the shade asks for it.',
    },
    {
      title: 'Bake and polish',
      text: 'Cured at about 60 °C, dust nibs flatted, machine-polished, trims and badges back in place.',
    },
    {
      title: 'Daylight check',
      text: 'You see it outdoors, not under tube lights. Wait two weeks before waxing it.',
    },
  ],
  includes: [
    'Dent removal on the panel',
    'Anti-rust treatment and primer',
    'Two coats of colour, two of clear coat',
    'Shade matching to the aged paint',
    'Masking, removing and refitting of trims and handles',
    'Machine polish of the panel',
    'Body wash, free pickup and drop',
  ],
  excludes: [
    'New panels, bumpers, lamps and clips',
    'Pearl, matt and three-coat colours',
    'Chassis straightening after an accident',
  ],
  sections: [
    {
      heading: 'Repair, repaint or replace?',
      paragraphs: [
        'A dent without broken paint can often be massaged out from behind and needs no colour at all; that is the cheapest way and keeps the factory paint, which is worth money when you sell. A crease, a scratch to the metal, or a dent on an edge needs filler and paint. A torn bumper or a panel folded over its inner frame is cheaper to replace, above all on an insurance claim.',
      ],
    },
    {
      heading: 'Full body paint: when it makes sense',
      paragraphs: [
        'A full repaint takes five to seven days and is right for a car that you mean to keep, with sound metal and tired paint. It does not pay for itself on a car to be sold next month. A change of colour must be entered in the registration certificate by your RTO, and approved before the work; a repaint in the same colour needs no entry.',
      ],
    },
    {
      heading: 'What a good paint job looks like',
      paragraphs: ['Check any workshop’s work, ours too, by these:'],
      list: [
        'The same shade from the front, from the side and in low sun',
        'Reflections of a straight line stay straight across the panel',
        'No overspray on rubber, glass or door jambs',
        'No hard edge of paint when you run a nail along the masking line',
        'Gaps between panels as even as on the other side of the car',
      ],
    },
  ],
  faqs: [
    {
      question: 'How long does a dent repair take?',
      answer:
        'A simple dent takes 2 to 4 hours. Painting a full panel takes 1 to 3 days, because primer and clear coat need their time to cure.',
    },
    {
      question: 'Will the new paint match?',
      answer:
        'We mix by your paint code and tint to how your car has aged, then test on a card. Silver and pearl shades are blended into the next panel, since no eye forgives a hard line there.',
    },
    {
      question: 'Should I claim a dent from the insurance?',
      answer:
        'Add up: what the repair costs, less the compulsory deductible, against the no-claim bonus that you lose next year. One small panel is nearly always better paid yourself; three panels and a bumper usually better claimed.',
    },
    {
      question: 'What counts as one panel?',
      answer:
        'A door, a fender, the bonnet, the boot lid, a bumper, a quarter panel or the roof each count as one. Running boards and pillars count as half.',
    },
    {
      question: 'Can you paint only the scratch?',
      answer:
        'Scratches in the clear coat can be polished out. Once colour is missing, a touch-up pen hides it from three steps away; from nearer, only a painted panel is invisible.',
    },
    {
      question: 'When may I wash the car after painting?',
      answer:
        'After two days with plain water, after two weeks with shampoo, and keep wax, coating and brush car washes away for a month.',
    },
  ],
  related: ['insurance-claims', 'detailing', 'windshield'],
  doorstepServiceIds: [],
};
