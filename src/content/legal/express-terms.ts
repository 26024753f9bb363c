import { freeIfLateTerms } from '../express/promise.ts';
import type { LegalDocument } from './legal-document.ts';

export const expressTerms: LegalDocument = {
  key: 'expressTerms',
  isDraft: true,
  title: 'Express service terms',
  heading: 'Terms of the 90-minute express service',
  description:
    'The exact terms of “90 minutes or free”: when the clock starts and stops, when it pauses, which cars and cases are outside the promise, and how it is paid.',
  updated: '2026-11-21',
  summary: [
    'The clock runs from the signed start to the key offered back.',
    'Over 90 minutes the express service is free, without your asking.',
    'The pauses and exceptions are few and told before the start.',
  ],
  sections: [
    ...freeIfLateTerms,
    {
      heading: 'What the express service is',
      paragraphs: [
        'The periodic service by two mechanics at our express bay in Jaipur, for the car and fuel that you chose, at the express price of our price list. It is offered for the models in that list. It contains what the express page lists; other work is not part of it.',
      ],
    },
    {
      heading: 'Slots',
      paragraphs: [
        'You book a slot of two hours in which the service begins; we call 30 minutes before it. If the bay is not free when you arrive in time, the clock starts 15 minutes after your arrival even if we have not begun. You may move or cancel without cost until the slot begins.',
      ],
    },
    {
      heading: 'Start and end',
      paragraphs: [
        'The start is the time that you and the adviser sign on the job card when the key is handed over. The end is the time at which the key is offered back to you; if you are away, the time at which we call or write that the car is ready. Both stand on the bill. Our wall clock, set by network time, decides.',
      ],
    },
    {
      heading: 'What “free” means',
      paragraphs: [
        'The express price with its tax becomes zero. Extra parts and work that you approved are charged as quoted. The promise is not paid out in cash beyond the express price, cannot be carried to another car or day, and does not shorten your warranty: a service that was free is warranted like any other.',
      ],
    },
    {
      heading: 'Dent and paint, AC',
      paragraphs: [
        'Express dent and paint and express AC have no 90-minute promise. For paint a day of return is written down at check-in; the AC service takes about two hours.',
      ],
    },
    {
      heading: 'Other terms',
      paragraphs: [
        'The terms of service and the refund policy apply besides. Where they differ from these, these go first for the express service. Questions: {email} or {phone}.',
      ],
    },
  ],
};
