import { answerHours } from './hours.ts';

export const popupText = {
  title: 'Want us to call you with the price?',
  lead: 'Leave your mobile number. One short call, no spam.',
  submit: 'Call me back',
  close: 'No, thank you',
  doneTitle: 'We have your number',
  doneText: `We will call you between ${answerHours.replace(' to ', ' and ')}. Or ask right away in the chat.`,
  openChat: 'Open the chat',
  offline: 'You are offline. Your number is saved here and will be sent when you are back online.',
} as const;

export const promptText = {
  title: 'Need Car Service?',
  /** The 90 minutes hold at the bay, and a car that we fetch has no such promise. */
  text: '90-min service, or free pickup',
  /** In a city without the express bay. */
  workshopText: 'Price first, free pickup',
  dismiss: 'Dismiss',
  /** The name of the chat that the prompt opens. */
  assistant: (brand: string): string => `${brand} assistant`,
} as const;
