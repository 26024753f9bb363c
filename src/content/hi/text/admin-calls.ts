import type { adminCallsText as english } from '../../text/admin-calls.ts';
import type { Translation } from '../../translation.ts';

const YOU = 'आप';

/** "7 मिनट", "2 घंटे 5 मिनट". */
const duration = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  return minutes < 60 ? `${minutes} मिनट` : `${hours} ${hours === 1 ? 'घंटा' : 'घंटे'} ${minutes % 60} मिनट`;
};

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const firstCalls = (calls: number): string => (calls === 1 ? '1 पहला कॉल' : `${calls} पहले कॉल`);

/** Texts of the list of people to call, in Hindi. */
export const adminCallsText: Translation<typeof english> = {
  heading: 'कॉल करने हैं',
  text: 'जिसने भी नंबर छोड़ा, सबसे पुराना पहले। वादा पाँच मिनट का है।',
  none: 'कोई इंतज़ार में नहीं है',
  noneText: 'नई लीड और रिक्वेस्ट यहाँ अपने आप आ जाती हैं।',
  count: (count, most) =>
    count === 1 ? '1 व्यक्ति इंतज़ार में' : `${count >= most ? `${most} या ज़्यादा` : count} लोग इंतज़ार में`,
  shown: (shown) => `पहले ${shown} दिख रहे हैं। इन्हें कॉल करने पर अगले आएँगे।`,
  waits: (minutes) => `${duration(minutes)} से इंतज़ार में`,
  promised: (time) => `वादा: ${time}`,
  duration,
  family: (names) => names.join(' या '),
  unnamed: 'नाम अभी नहीं है',
  via: (source) => `${source} से`,
  campaign: (campaign) => `कैंपेन ${campaign}`,
  chat: 'चैट खोली',
  unserved: (place) => `${place} में हमारी सर्विस नहीं है।`,
  coupon: (code) => `कूपन ${code}`,
  tries: (count) => (count === 1 ? 'एक बार फ़ोन नहीं उठाया' : `${count} बार फ़ोन नहीं उठाया`),
  write: 'मैसेज लिखें',
  writeHint: 'तीन कॉल पर जवाब नहीं मिला: मैसेज लिखें, ये कल फिर आएँगे।',
  call: 'कॉल करें',
  callTo: (name) => `कॉल करें: ${name},`,
  take: 'मैं कॉल कर रहा हूँ',
  taken: (who, time) => `${who} कॉल पर, ${time} से`,
  answeredBy: (who, time, what) => `पहले ${who}, ${time}: ${what}। कुछ नहीं बदला गया।`,
  takenBy: (who, time) => `पहले ${who}: कॉल ${time} शुरू हुआ।`,
  you: YOU,
  somebody: 'दूसरा ऑपरेटर',
  customer: 'ग्राहक',
  result: (name) => `${name} के कॉल का नतीजा`,
  book: 'बुक हो गया',
  back: 'फिर कॉल करें',
  backTimes: { half_hour: '30 मिनट में', five: 'आज शाम 5 बजे', tomorrow: 'कल सुबह 10 बजे' },
  otherTime: 'कोई और समय',
  time: 'कब कॉल करें',
  setTime: 'तय करें',
  results: {
    no_answer: 'फ़ोन नहीं उठाया',
    asked_price: 'कीमत पूछी',
    not_ours: 'हमारा काम नहीं',
    wrong_number: 'गलत नंबर',
  },
  notes: {
    booked: 'बुक हो गया',
    call_back: 'फिर कॉल करें',
    no_answer: 'फ़ोन नहीं उठाया',
    asked_price: 'कीमत पूछी',
    not_ours: 'हमारा काम नहीं',
    wrong_number: 'गलत नंबर',
    lost: 'जवाब नहीं मिला, छोड़ दिया',
    elsewhere: 'कहीं और जवाब मिल गया',
  },
  noted: 'अभी नोट किया',
  undo: 'वापस लें',
  undoOf: (name) => `${name} का नतीजा वापस लें`,
  questions: 'बिना जवाब के मैसेज',
  questionCount: (count) => `${count} ग्राहक चैट में जवाब के इंतज़ार में`,
  waitsSince: (time) => `${time} से इंतज़ार में`,
  answer: 'जवाब दें',
  openChat: 'चैट खोलें',
  wrote: (words) => `लिखा: ${words}`,
  needsNone: 'जवाब ज़रूरी नहीं',
  tooOld: 'एक दिन से पुराना: तैयार मैसेज भेजें या कॉल करें।',
  later: 'बाद में',
  dueAt: (time) => time,
  visits: (count) => (count === 0 ? 'अभी कोई विज़िट नहीं' : `${count} विज़िट`),
  paid: (amount) => `${amount} पेमेंट`,
  cars: (cars) => `कारें: ${cars.join(', ')}`,
  reviewed: 'रिव्यू दिया',
  speed: (calls, median, within) =>
    `आज ${firstCalls(calls)}: बीच का समय ${duration(median)}, पाँच मिनट में ${percent(within)}।`,
  inAll: (calls, median, within) =>
    `${firstCalls(calls)}: बीच का समय ${duration(median)}, पाँच मिनट में ${percent(within)}।`,
  percent,
  unnamedOperator: 'बिना नाम',
  noCampaign: 'कोई कैंपेन नहीं',
  figures: 'कितनी जल्दी कॉल किया',
  median: 'बीच का समय',
  within: 'पाँच मिनट में',
  noCalls: 'किसी को कॉल नहीं किया।',
  by: { hour: 'घंटा', operator: 'ऑपरेटर', campaign: 'कैंपेन' },
  firstCalls: 'पहले कॉल',
};
