import type { Faq } from './faq.ts';
import { answerHours } from './text/en/hours.ts';

/** The spec's four answers (section 9), in its words as far as a sentence allows. */
export const adviceFaqs: readonly Faq[] = [
  {
    question: 'How often should I get my car serviced?',
    answer:
      'Service your car every 10,000 to 15,000 km or yearly, whichever comes first. In dense traffic, dust or heat stay at the lower end.',
  },
  {
    question: 'How often does a car AC need servicing?',
    answer: 'Every 1 to 2 years. Before summer is best, and sooner if it cools less than it did last year.',
  },
  {
    question: 'How long does a dent repair take?',
    answer:
      'A simple dent repair takes 2 to 4 hours. If paint is broken, the panel has to be painted, which takes longer.',
  },
  {
    question: 'How long does it take to paint a panel?',
    answer:
      'Full panel painting takes 1 to 3 days, because primer, colour and clear coat each need their time to cure.',
  },
];

/** About booking, paying and trusting us: for home, contact and wherever a page has no questions of its own. */
export const generalFaqs: readonly Faq[] = [
  {
    question: 'How do I know what my car’s service will cost?',
    answer:
      'Choose manufacturer, model and fuel on any page. The price comes from our price list for exactly that car, before you leave a number. Parts beyond it are quoted and shown to you first.',
  },
  {
    question: 'Do I have to pay in advance?',
    answer:
      'No. You pay after the service by UPI, card or cash, when you have seen the car. Where paying online is offered, it is your choice.',
  },
  {
    question: 'Can someone collect my car?',
    answer:
      'Yes. Pickup and drop are free with every workshop service in the cities we serve. The driver photographs the car at your door and again when it is back.',
  },
  {
    question: 'Which cities do you serve?',
    answer:
      'Jaipur is our home, with doorstep services and booking by chat. Jodhpur, Udaipur, Delhi, Mumbai, Bangalore, Pune, Hyderabad and Chennai have workshop service with pickup.',
  },
  {
    question: 'What happens after I leave my number?',
    answer: `A chat opens with your car and service filled in, and a person answers from ${answerHours}. We call 30 minutes before your slot. Your number is not sold or passed on for advertising.`,
  },
  {
    question: 'Is the express service really free if it takes longer than 90 minutes?',
    answer:
      'Yes. Start and end are written on your job card. If they are more than 90 minutes apart, the express service costs nothing; the express terms name the few exceptions.',
  },
  {
    question: 'Do you give a warranty?',
    answer:
      '30 days or 1,000 km on service work, 90 days on AC repairs, 24 months on paint and on batteries that we fit, and the manufacturer’s warranty on every part.',
  },
  {
    question: 'Do you use genuine parts?',
    answer:
      'Genuine or original-equipment parts in the maker’s box, with the printed price visible. If a good alternative saves you money, we name both and you decide.',
  },
  {
    question: 'Can I change or cancel a booking?',
    answer:
      'Yes, by the link of your booking or in the chat, free of charge until the slot begins. The place goes back to the board for someone else.',
  },
  {
    question: 'How do I have my data deleted?',
    answer:
      'Write to us from the contact page with the number that you used. We confirm it with you by a call, then delete what is stored under it; the privacy policy says how long that takes.',
  },
];

/** For the doorstep catalogue and its cart. */
export const doorstepFaqs: readonly Faq[] = [
  {
    question: 'Where are doorstep services available?',
    answer:
      'In Jaipur only: the localities on our list and addresses within 50 km of the city. The cart checks your area or PIN code before you order.',
  },
  {
    question: 'What do “opens 9 AM” and “open now” mean?',
    answer:
      'Each category has its hours, in Indian time. Emergency help is there day and night; the others you can order at any time for a slot within their hours.',
  },
  {
    question: 'Are parts included in the price?',
    answer:
      'Visit and labour always are. Where a battery, oil, gas or fuel comes on top, the service says so beside its price, and you hear the amount before anything is fitted.',
  },
  {
    question: 'May I add a job when the mechanic is here?',
    answer:
      'Yes, if time and parts allow it. The same price list applies, and it is added to your order in front of you.',
  },
  {
    question: 'What if the job cannot be done at my place?',
    answer:
      'Then you pay the visit price of the job that was tried, get a photo of the reason, and are offered free pickup to the workshop.',
  },
];

/** For the emergency category, where a call beats reading. */
export const emergencyFaqs: readonly Faq[] = [
  {
    question: 'What should I do first after a breakdown?',
    answer:
      'Hazard lights, left edge, everybody out on the side away from traffic and behind a barrier, warning triangle 50 metres back. Then call.',
  },
  {
    question: 'Do prices rise at night?',
    answer: 'No. Emergency visits cost the same at every hour and on every holiday.',
  },
  {
    question: 'How long until somebody comes?',
    answer:
      'The person on the phone tells you from where the mechanic starts and when he should be with you, and calls again if that changes.',
  },
];
