export const spinText = {
  title: 'Spin to win a car-care coupon',
  description:
    'One spin for each mobile number in 30 days. Every spin wins a coupon for car service, AC, paint or cleaning. The odds of each prize are shown.',
  heading: 'Every spin wins',
  lead: 'Eight prizes, each with its odds beside the wheel. One spin for a mobile number in 30 days.',
  home: 'Home',
  crumb: 'Spin to win',
  form: 'Your spin',
  hint: 'The coupon is bound to this number. We do not call you for it.',
  spin: 'Spin the wheel',
  spinning: 'Spinning...',
  wheel: (label: string): string => `The wheel shows: ${label}`,
  wheelIdle: 'A wheel with eight prizes',
  won: 'You have won',
  code: 'Coupon code',
  validUntil: (date: string): string => `Valid until ${date}, for the number that spun.`,
  openChat: 'Book with this coupon',
  copy: 'Copy the code',
  copied: 'Copied',
  tellUs: 'The code is in the chat message already. You can also tell it to the adviser who calls.',
  oddsTitle: 'The prizes and their odds',
  oddsText: 'Drawn on our server by these odds. The wheel only acts the answer out.',
  prize: 'Prize',
  gives: 'What it gives',
  odds: 'Odds',
  validDays: (days: number): string => `valid ${days} days`,
  oneIn: (percent: string): string => percent,
  rulesTitle: 'The rules',
  problems: {
    already_spun:
      'This number has spun in the last 30 days. Its coupon is shown on the phone or computer that spun.',
    failed: 'Something went wrong. Please try again. Nothing was drawn twice.',
  },
  resultTitle: 'Your coupon',
  resultLead: 'Take a picture of it, or open the chat now: the code is filled in.',
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
