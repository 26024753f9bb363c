import type { CallNote } from '../../features/calls/rules/call.ts';

const YOU = 'You';

/** "7 min", "2 h 5 min". */
const duration = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Texts of the list of people to call. */
export const adminCallsText = {
  heading: 'To call',
  text: 'Everybody who left a number, the oldest first. The promise is five minutes.',
  none: 'Nobody waits',
  noneText: 'New leads and requests come here by themselves.',
  count: (count: number, most: number) =>
    count === 1 ? '1 person waits' : `${count >= most ? `${most} or more` : count} people wait`,
  shown: (shown: number) => `The first ${shown} are shown. The next ones follow as these are called.`,
  waits: (minutes: number) => `Waits ${duration(minutes)}`,
  promised: (time: string) => `Promised: ${time}`,
  duration,
  family: (names: readonly string[]) => names.join(' or '),
  unnamed: 'No name yet',
  via: (source: string) => `from ${source}`,
  campaign: (campaign: string) => `campaign ${campaign}`,
  chat: 'Opened the chat',
  unserved: (place: string) => `We do not serve ${place}.`,
  coupon: (code: string) => `coupon ${code}`,
  tries: (count: number) => (count === 1 ? 'No answer once' : `No answer ${count} times`),
  write: 'Write to them',
  writeHint: 'Three calls without an answer: write, and they come back tomorrow.',
  call: 'Call',
  callTo: (name: string) => `Call ${name},`,
  take: 'I call now',
  taken: (who: string, time: string) => `${who} calls, since ${time}`,
  answeredBy: (who: string, time: string, what: string) =>
    `${who} ${who === YOU ? 'were' : 'was'} first, ${time}: ${what}. Nothing was changed.`,
  takenBy: (who: string, time: string) => `${who} was first: the call began ${time}.`,
  you: YOU,
  somebody: 'Another operator',
  customer: 'The customer',
  result: (name: string) => `Result of the call to ${name}`,
  book: 'Booked',
  back: 'Call back',
  backTimes: { half_hour: 'In 30 minutes', five: 'Today, 5 PM', tomorrow: 'Tomorrow, 10 AM' },
  otherTime: 'Another time',
  time: 'Call back at',
  setTime: 'Set',
  results: {
    no_answer: 'No answer',
    asked_price: 'Asked the price',
    not_ours: 'Not ours',
    wrong_number: 'Wrong number',
  },
  notes: {
    booked: 'booked',
    call_back: 'call back',
    no_answer: 'no answer',
    asked_price: 'asked the price',
    not_ours: 'not ours',
    wrong_number: 'wrong number',
    lost: 'no answer, given up',
    elsewhere: 'answered elsewhere',
  } satisfies Record<CallNote, string>,
  noted: 'Noted just now',
  undo: 'Take back',
  undoOf: (name: string) => `Take back the result of ${name}`,
  questions: 'Messages without an answer',
  questionCount: (count: number) =>
    count === 1
      ? '1 customer waits for an answer in the chat'
      : `${count} customers wait for an answer in the chat`,
  waitsSince: (time: string) => `Waits since ${time}`,
  answer: 'Answer',
  openChat: 'Open the chat',
  wrote: (words: string) => `Wrote: ${words}`,
  needsNone: 'Needs no answer',
  tooOld: 'Older than a day: send a ready message, or call.',
  later: 'Later',
  dueAt: (time: string) => `at ${time}`,
  visits: (count: number) => (count === 0 ? 'No visit yet' : count === 1 ? '1 visit' : `${count} visits`),
  paid: (amount: string) => `${amount} paid`,
  cars: (cars: readonly string[]) => `cars: ${cars.join(', ')}`,
  reviewed: 'reviewed',
  speed: (calls: number, median: number, within: number) =>
    `Today ${calls === 1 ? '1 first call' : `${calls} first calls`}: ${duration(median)} to the call (median), ${percent(within)} within five minutes.`,
  inAll: (calls: number, median: number, within: number) =>
    `${calls === 1 ? '1 first call' : `${calls} first calls`}: ${duration(median)} to the call (median), ${percent(within)} within five minutes.`,
  percent,
  unnamedOperator: 'Without a name',
  noCampaign: 'No campaign',
  figures: 'How fast people are called',
  median: 'Median',
  within: 'Within five minutes',
  noCalls: 'Nobody was called.',
  by: { hour: 'Hour', operator: 'Operator', campaign: 'Campaign' },
  firstCalls: 'First calls',
} as const;
