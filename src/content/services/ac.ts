import { rupees } from '../../values/money.ts';
import type { Service } from './service.ts';

export const ac: Service = {
  id: 'ac',
  addressKey: 'service',
  name: 'AC service and repair',
  shortName: 'AC',
  summary: 'Gas, filter, cooling test',
  title: 'Car AC service at ₹999: gas, filter, cooling test',
  heading: 'Car AC service at one price for every car',
  metaDescription:
    'Car AC service for ₹999 on every model: pressures read, leak test, filter and condenser cleaned, vent temperature measured before and after. Pay once it cools.',
  keywords: [
    'car ac service',
    'car ac gas filling',
    'car ac repair',
    'car ac not cooling',
    'car ac service price',
  ],
  spoken: [
    {
      specificity: 3,
      phrases:
        'ac, e si, esi, air conditioner, air conditioning, eyar kandishnar, eyar kandishan, aircon, cooling, not cooling, thanda nahi, thandi nahi, thandi hava, thanda, gas refill, gas filling, gas bharvani, gas topup, compressor',
    },
  ],
  icon: 'snowflake',
  picture: 'service-ac',
  ways: ['pickup', 'walkIn'],
  price: { kind: 'priceSet', name: 'ac', from: rupees(999) },
  priceNote:
    'One price for every model. Up to 100 g of R134a gas is in; more gas is billed by weight, and a repair is quoted first.',
  durationMinutes: { min: 90, max: 150 },
  duration: 'about 2 hours',
  warranty: '30 days on the service, 90 days on a repair, the maker’s warranty on compressor and condenser.',
  forWhom:
    'Cars whose AC takes long to cool, smells when it starts, or has not been looked at for two summers.',
  intro: [
    'A car’s AC loses some gas every year through its hoses, and its condenser sits right behind the bumper where it collects dust, insects and polythene. Both rob it of cold little by little, so that most owners notice only when May arrives and every workshop has a queue.',
    'Our service starts with numbers, not with a gas can: high pressure, low pressure, temperature at the centre vent, current at the fan. From those four a trained mechanic sees whether the car needs gas, a wash, a part, or nothing at all.',
  ],
  signs: [
    'Cool on the highway, warm at the signal',
    'It takes more than five minutes to feel cold',
    'Cold on one side, warm on the other',
    'A smell of wet cloth in the first minute',
    'A click from the compressor every few seconds',
    'Water on the passenger’s floor mat',
  ],
  steps: [
    {
      title: 'Measure',
      text: 'Vent temperature, both pressures, fan current and cabin air flow are written down.',
    },
    {
      title: 'Find leaks',
      text: 'Dye and ultraviolet lamp on joints, condenser and compressor shaft; nitrogen where the system is empty.',
    },
    {
      title: 'Clean',
      text: 'Cabin filter out, condenser fins rinsed from behind at low pressure, drain hose cleared.',
    },
    {
      title: 'Recover and weigh',
      text: 'Old gas is drawn off and weighed, never let out into the air; the system is held under vacuum for 20 minutes.',
    },
    {
      title: 'Fill by weight',
      text: 'Gas and the right oil go in to the gram on the sticker under the bonnet, not until the pipe feels cold.',
    },
    {
      title: 'Prove it',
      text: 'Ten minutes at idle with doors closed: 6 to 10 °C at the vent on most cars, noted beside the first reading.',
    },
  ],
  includes: [
    'Pressure and temperature readings before and after',
    'Leak test with dye and lamp',
    'Up to 100 g of R134a gas and compressor oil',
    'Cabin filter cleaned',
    'Condenser fins rinsed and straightened by hand where bent',
    'Evaporator and vents treated against mould',
    'Belt, clutch, fan and relay checked',
    'Drain hose cleared',
  ],
  excludes: [
    'Gas beyond 100 g, and R1234yf for the cars that need it',
    'New cabin filter, condenser, compressor, expansion valve or blower',
    'Taking the dashboard out for an evaporator',
  ],
  sections: [
    {
      heading: 'Why “just fill the gas” is poor advice',
      paragraphs: [
        'The system is closed. If gas is low, it left by a way that is still open, and the next filling leaves the same way. Too much gas is as bad as too little: pressure rises, the compressor works against a wall, and on a hot afternoon the safety switch cuts it off. That is why we fill by weight, and why we look for the hole first.',
      ],
    },
    {
      heading: 'Service, repair and what they cost',
      paragraphs: [
        'Most weak ACs are cured by cleaning, a little gas and a new filter. The rest need a part. So that you can judge a quote, these are the usual suspects, from cheap to dear.',
      ],
      list: [
        'Relay, fuse or pressure switch: minutes of work once it is found',
        'Cabin filter or cooling fan: the commonest cause of “cools only while driving”',
        'O-rings and hoses: small leak, cheap part, gas on top',
        'Condenser: stone chips and corrosion at the front of the car',
        'Compressor: whine, clutch slip, metal in the oil; then the whole circuit must be flushed',
        'Evaporator: dashboard out, a day of labour',
      ],
    },
    {
      heading: 'Make the cold last',
      paragraphs: [
        'Open the windows for the first minute after the car stood in the sun, then use recirculation: cooling 28 °C cabin air is far less work than cooling 45 °C street air. Run the AC ten minutes a month in winter, so that the shaft seal stays oiled. And switch the cooling off, fan on, for the last two minutes of a drive: a dry evaporator does not smell.',
      ],
    },
  ],
  faqs: [
    {
      question: 'How often does the AC need a service?',
      answer:
        'Every 1 to 2 years. Before the summer is better than during it. If it blows less cold than last year, do not wait for the date.',
    },
    {
      question: 'How do I know whether gas is low?',
      answer:
        'You cannot know it from the seat. A blocked condenser, a dead fan and low gas feel alike. Two gauges tell them apart in five minutes, which is why reading them is the first step.',
    },
    {
      question: 'Is the price really the same for a small car and an SUV?',
      answer:
        'Yes, the service is ₹999 for every model. Cars with a second AC for the rear hold more gas, so that they may need more than the 100 g that is included; you are told the weight before it is filled.',
    },
    {
      question: 'My AC smells. Will a perfume help?',
      answer:
        'No. The smell is mould on a wet evaporator or a full cabin filter. Cleaning both and clearing the drain removes the cause; perfume only joins it.',
    },
    {
      question: 'Does the AC eat much fuel?',
      answer:
        'Count on roughly a tenth more in the city. Driving fast with open windows costs as much through drag, so above 60 km/h close them and use the AC.',
    },
    {
      question: 'Can it be done at home?',
      answer:
        'Filter service and gas top-up can, in Jaipur, from our doorstep list. Leak repairs and parts need the workshop, and pickup is free.',
    },
  ],
  related: ['periodic', 'car-spa', 'doorstep'],
  doorstepServiceIds: ['ac-gas-topup', 'ac-filter-service'],
};
