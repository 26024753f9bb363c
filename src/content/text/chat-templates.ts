import type { NoticeKind } from '../../features/chat/rules/message-kinds.ts';
import type { MessageLanguage } from './customer-messages.ts';

/** A template of the business chat, as it is registered and approved there. `{{1}}` is the first fact. */
export interface ChatTemplate {
  readonly body: string;
  /** A sample for each fact, which the registration needs. */
  readonly samples: readonly string[];
  /** The button that opens the customer's own page. */
  readonly link: string;
  /** Buttons whose press comes back to us, by what they ask for. */
  readonly replies?: readonly { readonly act: ReplyAct; readonly label: string }[];
}

/** The wishes that a pressed button can tell. */
export const REPLY_ACTS = ['confirm', 'move', 'cancel', 'part_yes', 'part_no', 'stop'] as const;
export type ReplyAct = (typeof REPLY_ACTS)[number];

type Templates = Readonly<Record<NoticeKind, ChatTemplate>>;

const changes = [
  { act: 'move', label: 'Another time' },
  { act: 'cancel', label: 'Cancel' },
] as const;

const english: Templates = {
  booked: {
    body: 'Your booking with {{1}} is confirmed: {{2}}, {{3}}. The page shows all about it, and there you can move or cancel it. We write about this booking here; reply STOP to end that.',
    samples: ['Pahiya', 'AC service', 'Sunday, 22 November, 9-11 AM'],
    link: 'See the booking',
    replies: changes,
  },
  moved: {
    body: 'Your booking with {{1}} has a new time: {{2}}, {{3}}. The page shows all about it.',
    samples: ['Pahiya', 'AC service', 'Monday, 23 November, 9-11 AM'],
    link: 'See the booking',
    replies: changes,
  },
  cancelled: {
    body: 'Your booking with {{1}} is cancelled: {{2}}. If that is not what you want, please write to us here.',
    samples: ['Pahiya', 'AC service'],
    link: 'See the booking',
  },
  reminder: {
    body: 'A reminder from {{1}}: we expect your car tomorrow, {{2}}. The page shows your booking and its time.',
    samples: ['Pahiya', 'Sunday, 22 November'],
    link: 'See the booking',
    replies: [{ act: 'confirm', label: 'I will be there' }, ...changes],
  },
  on_way: {
    body: '{{1}} of {{2}} is on the way to you. Please keep the start code of your booking page ready.',
    samples: ['Ravi', 'Pahiya'],
    link: 'Show the start code',
  },
  part: {
    body: 'A question from {{1}}: your car needs more than was booked, {{2}}. The page shows the price. May we do it?',
    samples: ['Pahiya', 'brake pads'],
    link: 'See the price',
    replies: [
      { act: 'part_yes', label: 'Yes' },
      { act: 'part_no', label: 'No' },
    ],
  },
  ready: {
    body: 'Your car is ready at {{1}}. To pay: {{2}}. The page shows the bill.',
    samples: ['Pahiya', '₹2,999'],
    link: 'See the bill',
  },
  review: {
    body: 'Thank you for choosing {{1}}. How was the service? Stars and two words on your page help the next customer.',
    samples: ['Pahiya'],
    link: 'Rate the service',
    replies: [{ act: 'stop', label: 'No more messages' }],
  },
};

const hindiChanges = [
  { act: 'move', label: 'दूसरा समय' },
  { act: 'cancel', label: 'कैंसल करें' },
] as const;

const hindi: Templates = {
  booked: {
    body: '{{1}} में आपकी बुकिंग कन्फ़र्म है: {{2}}, {{3}}। पूरी जानकारी बुकिंग के पेज पर है, वहीं समय बदलें या कैंसल करें। इस बुकिंग के बारे में हम यहीं लिखेंगे; बंद करने के लिए STOP लिखें।',
    samples: ['Pahiya', 'एसी सर्विस', 'रविवार, 22 नवंबर, सुबह 9–11 बजे'],
    link: 'बुकिंग देखें',
    replies: hindiChanges,
  },
  moved: {
    body: '{{1}} में आपकी बुकिंग का नया समय: {{2}}, {{3}}। पूरी जानकारी बुकिंग के पेज पर है।',
    samples: ['Pahiya', 'एसी सर्विस', 'सोमवार, 23 नवंबर, सुबह 9–11 बजे'],
    link: 'बुकिंग देखें',
    replies: hindiChanges,
  },
  cancelled: {
    body: '{{1}} में आपकी बुकिंग कैंसल हो गई है: {{2}}। अगर आप यह नहीं चाहते थे तो यहीं लिखें।',
    samples: ['Pahiya', 'एसी सर्विस'],
    link: 'बुकिंग देखें',
  },
  reminder: {
    body: '{{1}} से याद दिला रहे हैं: कल, {{2}}, आपकी गाड़ी की सर्विस है। समय और पूरी जानकारी बुकिंग के पेज पर है।',
    samples: ['Pahiya', 'रविवार, 22 नवंबर'],
    link: 'बुकिंग देखें',
    replies: [{ act: 'confirm', label: 'ठीक है' }, ...hindiChanges],
  },
  on_way: {
    body: '{{1}} ({{2}}) आपके पास आ रहे हैं। बुकिंग के पेज का स्टार्ट कोड तैयार रखें।',
    samples: ['Ravi', 'Pahiya'],
    link: 'स्टार्ट कोड देखें',
  },
  part: {
    body: '{{1}} से एक सवाल: आपकी गाड़ी में बुकिंग के अलावा यह भी चाहिए, {{2}}। कीमत पेज पर है। क्या हम यह कर दें?',
    samples: ['Pahiya', 'brake pads'],
    link: 'कीमत देखें',
    replies: [
      { act: 'part_yes', label: 'हाँ' },
      { act: 'part_no', label: 'नहीं' },
    ],
  },
  ready: {
    body: '{{1}} में आपकी गाड़ी तैयार है। पेमेंट: {{2}}। बिल पेज पर है।',
    samples: ['Pahiya', '₹2,999'],
    link: 'बिल देखें',
  },
  review: {
    body: '{{1}} को चुनने के लिए धन्यवाद। सर्विस कैसी रही? पेज पर स्टार और दो शब्द दें, अगले ग्राहक को मदद मिलेगी।',
    samples: ['Pahiya'],
    link: 'स्टार दें',
    replies: [{ act: 'stop', label: 'और मैसेज नहीं' }],
  },
};

export const chatTemplates: Readonly<Record<MessageLanguage, Templates>> = { en: english, hi: hindi };

/** The name under which a template is registered. A change of its facts or buttons needs another name. */
export const templateName = (kind: NoticeKind): string => `pahiya_${kind}_1`;

/** Our answers to a pressed button, in the service window that the press opens. */
export const buttonAnswers: Readonly<
  Record<
    MessageLanguage,
    {
      readonly move: (page: string) => string;
      readonly changed: (page: string) => string;
      readonly tooLate: (phone: string) => string;
    }
  >
> = {
  en: {
    move: (page) => `Choose another time here: ${page}`,
    changed: (page) => `Your booking has changed since that message. See it here: ${page}`,
    tooLate: (phone) => `That is not possible any more. Please call us: ${phone}`,
  },
  hi: {
    move: (page) => `दूसरा समय यहाँ चुनें: ${page}`,
    changed: (page) => `उस मैसेज के बाद आपकी बुकिंग बदल गई है। यहाँ देखें: ${page}`,
    tooLate: (phone) => `अब यह नहीं हो सकता। हमें कॉल करें: ${phone}`,
  },
};
