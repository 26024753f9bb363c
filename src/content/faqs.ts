import type { Faq } from './faq.ts';
import { answerHours } from './text/hours.ts';

/** The answers that the business fixed; other pages repeat their numbers. */
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

/** Questions about booking and paying, for home, contact and every page without questions of its own. */
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
    answer: `A chat opens with your car and service filled in, and a person answers from ${answerHours}. We call before your visit. Your number is not sold or passed on for advertising.`,
  },
  {
    question: 'Is the express service in Jaipur really free if it takes longer than 90 minutes?',
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
    answer: 'Yes, by the link of your booking or in the chat, free of charge until the slot begins.',
  },
  {
    question: 'How do I have my data deleted?',
    answer:
      'Write to us from the contact page with the number that you used. We confirm it with you by a call, then delete what is stored under it; the privacy policy says how long that takes.',
  },
];
