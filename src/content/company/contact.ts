import { answerHours } from '../text/hours.ts';
import type { CompanyPage } from './about.ts';

export const contact: CompanyPage = {
  isDraft: true,
  title: 'Contact: call, chat or write to us',
  heading: 'Talk to a person',
  description: `Call or chat from ${answerHours}; day and night for a car that will not go on. Phone, WhatsApp, e-mail, our address in Jaipur, answers to common questions.`,
  keywords: ['car service contact number', 'car service customer care', 'car service jaipur address'],
  intro: [
    `For a price you need nobody: it is on every page, for your car. For everything else a person answers, on the phone and in the chat, every day from ${answerHours}.`,
  ],
  sections: [
    {
      heading: 'If your car stands on the road',
      paragraphs: [
        'Do not write, call. Hazard lights on, everybody out on the side away from the traffic, then tell us the place and what the car did last. The emergency number is the same and is answered at every hour.',
      ],
    },
    {
      heading: 'If something went wrong with our work',
      paragraphs: [
        'Say so on the phone or on the feedback page, with your booking number if you have it. The car is looked at again free of charge, and a person from the management calls you within 48 hours.',
      ],
    },
    {
      heading: 'If it is about your data',
      paragraphs: [
        'Write to us with the mobile number concerned. We call it to be sure that it is yours, then show, correct or delete what is stored under it. The privacy policy says what that is.',
      ],
    },
  ],
};
