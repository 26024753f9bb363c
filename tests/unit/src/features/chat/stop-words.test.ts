import { expect, test } from 'vitest';
import { stopWordOf } from '../../../../../src/features/chat/rules/stop-words.ts';

test.each([
  ...[
    'STOP',
    ' Stop. ',
    'stop all',
    'Please stop',
    'STOP MESSAGES',
    'stop sending me messages',
    'Unsubscribe',
  ],
  ...['band karo', 'Message band karo', 'ye msg band kar do please', 'Stop karo bhai', 'sab band kardo'],
  ...['बंद करो', 'बन्द करो', 'कृपया बंद करें', 'मैसेज बंद करो', 'ये सब मैसेज बंद कर दो 🙏', 'बन्\u200dद', 'रोको', 'स्टॉप'],
])('%j ends our messages', (text) => {
  expect(stopWordOf(text)).toBe('stop');
});

test.each(['START', 'start please', 'शुरू करें', 'मैसेज चालू करो', 'shuru karo'])('%j begins them again', (text) => {
  expect(stopWordOf(text)).toBe('start');
});

test.each([
  ...['', '🙏', 'please', 'all messages', 'Does the bus stop at your gate?', 'My car stops when it rains'],
  ...['मेरी गाड़ी बंद हो गई', 'gaadi band hai', 'Can we start at nine?', 'दुकान कब बंद होती है?'],
])('%j is no such wish', (text) => {
  expect(stopWordOf(text)).toBeUndefined();
});
