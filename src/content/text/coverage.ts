/** Places without a centre: the notice on every page, their own pages, and the wish to hear of an opening. */
export const coverageText = {
  /** Stands for the place where only its distance is known. */
  here: 'your area',
  notice: (place: string, city: string, kilometres: string) =>
    `We are not in ${place} yet. Our nearest workshop is in ${city}, about ${kilometres} km away.`,
  noticeLink: 'See what we can do',
  title: (place: string) => `Car service in ${place}: not yet`,
  description: (place: string, city: string, kilometres: string) =>
    `We do not serve ${place} yet. The nearest workshop is in ${city}, about ${kilometres} km away. See what a visit there costs, or ask us to tell you when we open.`,
  keywords: (place: string) => [`car service in ${place}`],
  heading: (place: string) => `We are not in ${place} yet`,
  lead: (place: string, centre: string, city: string, kilometres: string) =>
    `Our team does not come to ${place} yet. The nearest workshop is ${centre} in ${city}, about ${kilometres} km away in a straight line.`,
  visit: {
    title: (city: string) => `What a visit in ${city} costs`,
    text: (city: string) =>
      `The price for your car at our ${city} workshop. If you book here, you bring the car to ${city}.`,
    more: (city: string) => `All about car service in ${city}`,
  },
  wish: {
    title: (place: string) => `Tell me when you open in ${place}`,
    text: 'Leave your number. We will message you once, on the day we open, and about nothing else.',
    anyTitle: 'Tell me when you open',
    anyText:
      'Tell us your city and leave your number. We will message you once, on the day we open, and about nothing else.',
  },
  finder: {
    title: 'City not on the list?',
    description:
      'Type your city or PIN code: see whether we serve it, how far the nearest workshop is, what a visit there costs, and hear when we open near you.',
    keywords: ['car service near me', 'car service city list'],
    heading: 'City not on the list?',
    lead: 'Type your city or PIN code. You will see whether we serve it, and how far our nearest workshop is.',
    crumb: 'My city isn’t here',
    label: 'City or PIN code',
    placeholder: 'Lucknow, or 226001',
    button: 'Check',
    served: (place: string, city: string) =>
      place === city ? `Yes, we are in ${city}.` : `Yes, we serve ${place} from ${city}.`,
    servedLink: (city: string) => `Car service in ${city}`,
    unknown: (asked: string) =>
      `We do not know “${asked}”. If it is in India, leave your number below and we will tell you when we open there.`,
    cities: 'Where we are',
  },
} as const;
