import type { Service } from './service.ts';

export const insuranceClaims: Service = {
  id: 'insurance-claims',
  addressKey: 'service',
  name: 'Insurance claims',
  shortName: 'Insurance',
  summary: 'We file it with you',
  title: 'Car insurance claims: filed, surveyed, repaired',
  heading: 'Insurance claims, from the photo to the repaired car',
  metaDescription:
    'Accident, flood or glass damage: we photograph, file the claim with you, meet the surveyor and repair. Know your share of the bill before any work begins.',
  keywords: [
    'car insurance claim',
    'cashless car repair',
    'accident car repair',
    'own damage claim',
    'car insurance claim process',
  ],
  spoken: [
    {
      specificity: 3,
      phrases: 'insurance, inshyorens, insurens, claim, claims, cashless, beema, accident, durghatna',
    },
  ],
  icon: 'file-check',
  picture: 'service-insurance',
  ways: ['pickup', 'walkIn'],
  price: { kind: 'freeQuote' },
  priceNote:
    'Help with the claim costs nothing. You pay the deductible, depreciation where your policy has it, and what the insurer does not cover.',
  durationMinutes: { min: 1440, max: 20160 },
  duration: 'survey in 1 to 3 working days, then the repair',
  warranty: '24 months on paint, 30 days on fitting, the maker’s warranty on parts.',
  forWhom:
    'Owners with an own-damage or comprehensive policy after a crash, flood, theft of parts, or falling branch.',
  intro: [
    'A claim is not hard, but it is unforgiving about order: first photos, then the insurer, then the repair. Cars repaired before the survey are the commonest reason why a fair claim is refused. Call us from the spot, if you can, and we go through it with you.',
    'Before anything is taken apart you get one page: what the repair costs, what the insurer will likely carry, what stays with you, and what you lose in no-claim bonus. Sometimes the honest advice is not to claim.',
  ],
  signs: [
    'Damage on more than one panel, or to lamps and bumper together',
    'Flood water above the door sill',
    'A broken windshield or sunroof',
    'Airbags have opened',
    'Anybody is hurt, or another’s property is damaged: then police first',
  ],
  steps: [
    {
      title: 'Make safe and record',
      text: 'Hazard lights, triangle, photos of all cars, plates and the road. Injured people come before everything; call 112.',
    },
    {
      title: 'Tell the insurer',
      text: 'At once or within 24 to 48 hours, as your policy says, for the claim number. We do it with you on the phone.',
    },
    {
      title: 'Papers',
      text: 'RC, licence of whoever drove, policy, claim form, FIR where it is needed. You sign; we check for gaps.',
    },
    {
      title: 'Survey',
      text: 'The surveyor sees the car at our workshop before any part is loosened, and again when hidden damage shows.',
    },
    { title: 'Approval', text: 'You see the approved list and your own share, and say yes.' },
    { title: 'Repair', text: 'With photos of each stage, old parts kept for the surveyor’s re-inspection.' },
    {
      title: 'Settlement',
      text: 'Cashless where the insurer agrees with the workshop, otherwise you are repaid against our bill.',
    },
  ],
  includes: [
    'Photos and description of the damage for the insurer',
    'Filling in the claim form with you',
    'Meeting the surveyor, also a second time',
    'A one-page estimate of your share',
    'Repair to the approved list',
    'Towing arranged within the served city',
  ],
  excludes: [
    'Deductible, depreciation and consumables not covered',
    'Legal help in third-party and injury cases',
    'A decision: that is the insurer’s alone',
  ],
  sections: [
    {
      heading: 'What you will pay yourself',
      paragraphs: [
        'Even with a good policy some of the bill stays with you. In India these are the usual pieces:',
      ],
      list: [
        'Compulsory deductible: ₹1,000 up to 1,500 cc and ₹2,000 above, plus any voluntary one you chose',
        'Depreciation: half on rubber, nylon, plastic, tyres and batteries, 30 percent on fibreglass, by age on metal, none on glass. A zero-depreciation cover removes most of it',
        'Consumables: oil, coolant, nuts, gas, unless you bought that add-on',
        'Wear that the accident only brought to light',
      ],
    },
    {
      heading: 'No-claim bonus: the price of claiming',
      paragraphs: [
        'The bonus on the own-damage premium grows from 20 percent after one claim-free year to 50 percent after five, and an own-damage claim sets it back to zero at renewal unless you have NCB protection. If your own-damage premium is ₹12,000 and your bonus 50 percent, one claim costs about ₹6,000 next year and some more each year until it has grown again. Small bills are best paid yourself.',
      ],
    },
    {
      heading: 'Flood: do not turn the key',
      paragraphs: [
        'If water stood above the exhaust or the sill, do not try to start: water in the cylinders bends connecting rods, and insurers treat damage from that attempt as your own doing unless you hold engine-protect cover. Disconnect the minus pole, photograph the water line, call for a flatbed.',
      ],
    },
  ],
  faqs: [
    {
      question: 'Do I need an FIR for a car insurance claim?',
      answer:
        'For theft, fire, injury and third-party damage yes. For own damage such as a hit wall many insurers do without; your claim number call tells you.',
    },
    {
      question: 'Is it cashless with you?',
      answer:
        'Where your insurer approves it for our workshop; insurers may do so case by case. If not, you pay our bill and are repaid to your account, usually within a few weeks of the last document.',
    },
    {
      question: 'My licence had expired. Does the insurer pay?',
      answer:
        'It may refuse own damage if the driver had no valid licence on the day. Do not let another person claim to have driven; that is fraud and ends the policy.',
    },
    {
      question: 'How long does a claim take?',
      answer:
        'A survey usually within one to three working days of the call; approval the same or the next day; then the repair, two days for panels, two to three weeks for structural damage or parts on order.',
    },
    {
      question: 'Can a small claim be refused?',
      answer:
        'Yes: late notice, repair before survey, lapsed policy, private car used for hire, drunken driving. The policy lists them; we read it with you.',
    },
    {
      question: 'Should I claim for one scratched door?',
      answer:
        'Rarely. Choose your car above, see what one panel costs, and compare it with the deductible plus the bonus you would lose.',
    },
  ],
  related: ['denting', 'windshield', 'emergency'],
  doorstepServiceIds: [],
};
