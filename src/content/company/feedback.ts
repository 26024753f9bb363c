import type { CompanyPage } from './about.ts';

export const feedback: CompanyPage = {
  isDraft: true,
  title: 'Feedback: tell us how it went',
  heading: 'How did we do?',
  description:
    'Rate your car service and tell us what went well or wrong. It is read by those who run the business, and a person answers within 48 hours.',
  keywords: ['car service feedback', 'car service complaint', 'rate car service', 'pahiya feedback'],
  intro: [
    'A number from one to five and, if you like, a few words. It goes to the people who run the business and not only to the workshop that it concerns.',
  ],
  sections: [
    {
      heading: 'What happens with it',
      paragraphs: ['Whatever the number is:'],
      list: [
        'It is read within one working day',
        'With three stars or fewer, or a question in it, a person calls you within 48 hours',
        'The mechanic hears praise by name and criticism without blame',
        'If the work was not right, the car is looked at again free of charge',
      ],
    },
    {
      heading: 'If it is urgent',
      paragraphs: [
        'A car that does not feel safe after our work should not be driven. Call the support number, also in the evening; we come to it or fetch it at our cost.',
      ],
    },
  ],
};

/** The thank-you texts. Every visitor may review in public, whatever the number of stars. */
export const feedbackAnswers = {
  good: {
    heading: 'Thank you, that helps',
    text: 'We pass it on to those who worked on your car. If you have two more minutes, a public review helps other owners to choose; it is welcome but never expected.',
  },
  poor: {
    heading: 'Thank you for telling us straight',
    text: 'A person from the management calls you within 48 hours, on the number you gave. You are as free to review us in public as anyone; we only ask for the chance to put it right as well.',
  },
} as const;

/** The operator calls visitors who give fewer stars. */
export const GOOD_RATING = 4;
