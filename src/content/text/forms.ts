import { slotHours } from './hours.ts';

/** The pages that show or answer a form for visitors without JavaScript. */
const callBefore = {
  title: 'We call you',
  text: 'Once, before your visit. You pay after you have seen the work.',
} as const;

const openChat = {
  title: 'Open the chat',
  text: 'Your booking is already filled in. Just send it.',
} as const;

const pickTime = {
  title: 'Fix a time',
  text: `Two hours that suit you, from ${slotHours}. Pickup and drop are free.`,
} as const;

export const formPageText = {
  home: 'Home',
  next: 'What happens next',
  book: {
    crumb: 'Book',
    lead: 'Your number is enough. We settle the car, the service and the time in the chat.',
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
      'Your number or request has reached us. Open the chat to fix a time, or wait for our call. You pay after the service.',
    crumb: 'Thank you',
    steps: [openChat, pickTime, callBefore],
    requestSteps: [
      { title: 'We call you', text: 'To fix a time on the day you chose, on the number you gave.' },
      {
        title: 'We collect the car, or you bring it',
        text: 'Pickup and drop are free, in every one of our cities.',
      },
      { title: 'You pay at the end', text: 'By UPI, card or cash, when you have seen the work.' },
    ],
    meanwhile: 'Meanwhile',
    links: {
      prices: 'Prices for your car',
      express: '90-minute express service in Jaipur',
      blog: 'Car care in plain words',
    },
    heading: 'We have your number',
    text: 'Open the chat: your booking is filled in, just send it to fix a time. Or wait for our call.',
    openChat: 'Open the chat',
  },
} as const;
