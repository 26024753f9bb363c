import type { Manufacturer } from './manufacturer.ts';

export const mercedes: Manufacturer = {
  slug: 'mercedes',
  name: 'Mercedes',
  fullName: 'Mercedes-Benz India',
  sheetName: 'Mercedes',
  popularModels: ['C-Class', 'E-Class', 'GLA', 'GLC', 'GLE', 'A-Class', 'S-Class'],
  presence: 'on-sale',
  serviceInterval: {
    kilometres: 15000,
    months: 12,
    source: 'our-advice',
    note: 'ASSYST counts down to Service A and Service B in turn; 15,000 km or a year is the outer limit that suits Indian use.',
  },
  summary:
    'for C-Class, E-Class, GLA, GLC and S-Class: Service A and B, gearbox fluid, air suspension, NOx sensors and both batteries.',
  paragraphs: [
    'Mercedes-Benz has assembled cars around Pune since the mid-nineties, longer than any other luxury maker here, and W124s from that first line still turn up in good health. The lesson has not changed: fluids on time, rubber before it fails, and no shortcuts with springs and gearboxes.',
    'Service A is oil, filter and checks. Service B adds cabin and other filters, brake fluid and more. They alternate, and the display knows which is next. What it does not know is that your driver waits with the engine running for the AC; idle hours age oil as surely as kilometres.',
    "Parts come in three grades: the star's own box, the same part from its first supplier without the star, and copies. We use the first two and write on the bill which it was. On a set of brake pads or a filter kit, the second can save a third of the price at no loss.",
  ],
  typicalJobs: [
    {
      name: 'Service A or B with reset',
      detail:
        'MB-approved oil such as 229.5 or 229.52 as your engine needs, filters by the list for that service, and the digital service record noted.',
    },
    {
      name: '7G or 9G gearbox service',
      detail:
        'Fluid, filter and pan near 60,000 km, with the level set by temperature and the connector plug renewed against seepage.',
    },
    {
      name: 'Brake set with wear sensors',
      detail: 'Pads, discs if below the stamped limit, sensors and fluid, then bedding in on the road.',
    },
  ],
  weakSpots: [
    {
      name: 'Air suspension',
      detail:
        'A corner that sinks overnight is a leaking strut or valve; left alone it burns out the compressor too, and doubles the bill.',
    },
    {
      name: 'NOx sensors and AdBlue',
      detail:
        'On BS6 diesels a countdown to no-start can come from one sensor. We test dosing and heaters before condemning a catalyst.',
    },
    {
      name: 'The second battery',
      detail:
        'Many models hide a small auxiliary battery. A red message about it disables start-stop and is solved without touching the large one.',
    },
  ],
  conditionNotes: {
    heat: 'Rubber air springs and engine mounts age fastest in heat; have them looked at for cracks from the fifth summer on.',
    dust: 'The activated-carbon cabin filter blocks in one dry season and makes the blower loud; change it before judging the AC weak.',
    'sea-air':
      'Older saloons, W210 and W211 above all, rust at wings, doors and spring perches; newer ones need only drains kept free.',
    waterlogging:
      'Control units lie in the footwells and boot; if carpets are wet, disconnect the battery and dry the car before anyone starts it.',
    traffic: 'Long idling loads soot into diesel filters; ask the driver to take the ring road once a week.',
    hills:
      'Heavy saloons on ghats need fresh fluid and full pads; choose D2 or the paddle and let the gearbox hold the car.',
    highway:
      'Tyres are staggered on many models and cannot be swapped front to rear; check each axle on its own before a trip.',
  },
  faqs: [
    {
      question: 'What is the difference between Service A and Service B?',
      answer:
        'A covers oil, filter, fluids and a general check. B adds cabin filter, brake fluid by time, a deeper brake check and further items by age. The instrument cluster shows which is due and in how many days.',
    },
    {
      question: 'My Mercedes is low on one side in the morning. Can I drive it?',
      answer:
        'Short distances, after it has risen fully. Do not drive while it is low, since the tyre can touch the arch and the compressor overheats. Have the leak found that week.',
    },
    {
      question: "Will independent service spoil the car's resale?",
      answer:
        "Not if it is documented. Keep invoices with part numbers, oil approval and odometer reading; we also enter the digital record where the car's year allows.",
    },
  ],
};
