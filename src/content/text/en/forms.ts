/** Pages that carry a form of their own or answer one, for visitors without JavaScript. */
export const formPageText = {
  book: {
    title: 'Book a car service',
    subject: (
      service: string,
      { manufacturer, model, fuelType }: Readonly<Record<'manufacturer' | 'model' | 'fuelType', string>>,
      price: string | undefined,
    ): string =>
      [`${service} for ${manufacturer} ${model} ${fuelType.toLowerCase()}`, price].filter(Boolean).join(', '),
    description:
      'Leave your mobile number and a chat with us opens with your booking filled in. We call once, 30 minutes before your slot. Pay after the service.',
  },
  thankYou: {
    title: 'Thank you',
    description:
      'Your number or request has reached us. Open the chat to pick your time, or wait for our call. You pay after the service.',
    heading: 'We have your number',
    text: 'Open the chat: your booking is filled in, send it to pick your time. Or wait for our call.',
    openChat: 'Open the chat',
    home: 'Back to the home page',
  },
} as const;
