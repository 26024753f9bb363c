export const spinText = {
  title: 'Spin to win a car-care coupon',
  description:
    'One spin per mobile number every 30 days. Every spin wins a coupon for car service, AC, paint or cleaning. The odds of each prize are shown.',
  heading: 'Every spin wins',
  lead: 'Eight prizes, with the odds of each beside the wheel. One spin per mobile number every 30 days.',
  home: 'Home',
  crumb: 'Spin to win',
  form: 'Your spin',
  hint: 'The coupon works only with this number. We will not call you about it.',
  spin: 'Spin the wheel',
  spinning: 'Spinning...',
  wheel: (label: string): string => `The wheel stopped at: ${label}`,
  wheelIdle: 'A wheel with eight prizes',
  won: 'You have won',
  code: 'Coupon code',
  validUntil: (date: string): string => `Valid until ${date}, for the number you used.`,
  openChat: 'Book with this coupon',
  copy: 'Copy the code',
  copied: 'Copied',
  tellUs: 'The code is already in the chat message. You can also tell it to our team when they call.',
  oddsTitle: 'The prizes and their odds',
  oddsText: 'Prizes are drawn on our server by these odds; the wheel shows the result.',
  prize: 'Prize',
  gives: 'What it gives',
  odds: 'Odds',
  validDays: (days: number): string => `valid ${days} days`,
  oneIn: (percent: string): string => percent,
  rulesTitle: 'The rules',
  problems: {
    already_spun:
      'This number was used in the last 30 days. The coupon is on the phone or computer you used then.',
    failed: 'Something went wrong. Please try again. No prize was drawn.',
  },
  resultTitle: 'Your coupon',
  resultLead: 'Take a screenshot, or open the chat now: the code is filled in.',
  back: 'About the wheel',
} as const;

/** The texts of the wheel's island. Props are JSON, so they contain no functions. */
export const wheelText = {
  form: spinText.form,
  hint: spinText.hint,
  spin: spinText.spin,
  spinning: spinText.spinning,
  wheelIdle: spinText.wheelIdle,
  won: spinText.won,
  code: spinText.code,
  openChat: spinText.openChat,
  copy: spinText.copy,
  copied: spinText.copied,
  tellUs: spinText.tellUs,
  problems: spinText.problems,
} as const;

export type WheelText = typeof wheelText;
