/** The assistant's own page, which its links open without JavaScript. */
export const assistantPageText = {
  title: 'Book a car service in chat',
  heading: 'Book in chat',
  lead: 'A few short questions, the price for your car, and a time slot that is yours.',
  headingElsewhere: 'Leave your number to book',
  leadElsewhere: (city: string) =>
    `The chat books visits in Jaipur. In ${city}, leave your number below, and our team will call to fix a time.`,
  description:
    'Book your car service in Jaipur in a short chat: make, model, service, day and time slot, with the price for your car as you go. Pay after the service.',
  formHeading: 'Or leave just your number',
  formLead: 'We will ask the rest in the chat or on the phone.',
  openChat: 'Write to us on WhatsApp',
} as const;
