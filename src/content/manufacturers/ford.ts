import type { Manufacturer } from './manufacturer.ts';

export const ford: Manufacturer = {
  slug: 'ford',
  name: 'Ford',
  fullName: 'Ford India',
  sheetName: 'Ford',
  popularModels: ['EcoSport', 'Figo', 'Endeavour', 'Aspire', 'Fiesta', 'Freestyle'],
  presence: 'parts-and-service-only',
  serviceInterval: {
    kilometres: 10000,
    months: 12,
    source: 'maker',
    note: "Ford's Indian schedule is 10,000 km or 12 months. The cars are no longer new, so time now matters as much as distance.",
  },
  summary:
    'for EcoSport, Figo, Endeavour and Aspire: a steady home for Fords after the factory closed, with known parts sources.',
  paragraphs: [
    'Ford told India in September 2021 that it would stop building cars, and the last EcoSport left the Chennai line in 2022. The cars did not leave with it. Ford promised parts and service for at least ten years, a slimmer dealer network goes on, and the makers of filters, pads, clutches and dampers still supply the trade.',
    'So owning one is less a worry than a matter of planning. Wear parts are easy. Lamps, panels and modules may take one to three weeks from the parts depot, and a few, such as certain gearbox computers, are repaired by specialists instead of replaced. We order before we dismantle.',
    "They are worth the trouble. The 1.5 TDCi pulls cleanly and sips fuel, the steering is honest, and the Endeavour is a proper truck. Among driver's cars of their price they still have few rivals in the used market.",
  ],
  typicalJobs: [
    {
      name: 'Timing-belt renewal on the TDCi',
      detail:
        'The 1.5 and 1.4 diesels use a belt. We change it by age or distance, whichever the book for your year says first, together with tensioner and water pump.',
    },
    {
      name: 'Front suspension set',
      detail:
        "Lower-arm bushes, links and top mounts on EcoSport and Figo, with Ford's own torque figures for bolts that stretch.",
    },
    {
      name: 'Gearbox care on the Endeavour',
      detail:
        'Six and ten-speed automatics get fresh fluid and a filter near 60,000 km, although the brochure called it filled for life.',
    },
  ],
  weakSpots: [
    {
      name: 'PowerShift dual-clutch box',
      detail:
        'In earlier EcoSport, Figo, Aspire and Fiesta petrol automatics the dry clutches shudder and the control module can fail. It can be repaired; ask for a diagnosis before paying for a gearbox.',
    },
    {
      name: '1.0 EcoBoost cooling',
      detail:
        'Small coolant leaks are fatal to this engine. Hoses, degas pipe and bottle cap should be renewed preventively, and its belt runs in oil, so only the right grade will do.',
    },
    {
      name: 'Door latches and keypads',
      detail:
        "A door-ajar lamp on a closed door is a worn latch switch, common on EcoSport, and mended without changing the door's electronics.",
    },
  ],
  conditionNotes: {
    heat: 'Plastic coolant flanges turn brittle with the years; replace them during the belt job rather than on a hot roadside.',
    dust: 'The pollen filter hides under the scuttle or glovebox and is often as old as the car; fit a new one each year.',
    'sea-air':
      'Endeavour frames and EcoSport tailgate hinges near the spare wheel gather rust; treat early, as new panels are slow to come.',
    waterlogging:
      "The EcoSport's claimed wading of 550 mm applied to a new car at walking pace; on an older one seals and breathers should be checked before you trust it.",
    traffic:
      "Treat a PowerShift like a manual: stop, wait, go. The manual's clutch is light and lasts if nobody rests a foot on it.",
    hills:
      'The diesels enjoy hills; keep brake fluid fresh, since ABS units are among the parts that are dear to replace.',
    highway:
      'Stable at speed as few others; check the rear axle bushes if the tail begins to feel loose in long bends.',
  },
  faqs: [
    {
      question: 'Can I still get Ford parts in India?',
      answer:
        "Yes. Service parts are stocked by Ford's depot and by many makers. Body and electronic parts can take some weeks. We find the part and its price first, and start the job when it is on its way.",
    },
    {
      question: 'Is it safe to buy a used EcoSport or Endeavour now?',
      answer:
        'If it has records, yes. Prefer the diesel manual or the later three-cylinder petrol with its torque-converter automatic over the early PowerShift. Have belt age, cooling and gearbox checked before you pay.',
    },
    {
      question: 'My Ford is under an extended warranty. Who honours it?',
      answer:
        "Ford's remaining authorised workshops. Keep claims there, and use us for wear parts, tyres, batteries, body work and for a second opinion on estimates.",
    },
  ],
};
