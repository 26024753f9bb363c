import { slotHours } from './hours.ts';

/** The pages that show or answer a form for visitors without JavaScript. */
const callBefore = {
  title: 'We call you',
  text: 'Once, before your visit. You pay when you have seen the work.',
} as const;

const openChat = {
  title: 'Open the chat',
  text: 'Your booking is written there already. Send it as it is.',
} as const;

const pickTime = {
  title: 'Agree on a time',
  text: `Two hours that suit you, from ${slotHours}. Pickup and drop are free.`,
} as const;

export const formPageText = {
  home: 'Home',
  next: 'What happens next',
  book: {
    crumb: 'Book',
    lead: 'One number is enough. The car, the service and the time follow in the chat.',
    steps: [openChat, pickTime, callBefore],
    title: 'Book a car service',
    subject: (service: string, car: string, price: string | undefined): string =>
      [`${service} for ${car}`, price].filter(Boolean).join(', '),
    description:
      'Leave your mobile number and a chat with us opens with your booking filled in. Pay after the service.',
  },
  thankYou: {
    title: 'Thank you',
    description:
      'Your number or request has reached us. Open the chat to agree on a time, or wait for our call. You pay after the service.',
    crumb: 'Thank you',
    steps: [openChat, pickTime, callBefore],
    requestSteps: [
      { title: 'We call you', text: 'To agree on the hour of your day, on the number that you gave.' },
      {
        title: 'We fetch the car, or you bring it',
        text: 'Pickup and drop are free, in every one of our cities.',
      },
      { title: 'You pay at the end', text: 'By UPI, card or cash, when you have seen the work.' },
    ],
    meanwhile: 'Meanwhile',
    links: {
      prices: 'What it costs for your car',
      express: '90 minutes of express in Jaipur',
      blog: 'Car care in plain words',
    },
    heading: 'We have your number',
    text: 'Open the chat: your booking is filled in, send it to agree on a time. Or wait for our call.',
    openChat: 'Open the chat',
  },
} as const;
