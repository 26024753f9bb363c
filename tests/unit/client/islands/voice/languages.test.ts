import { expect, test } from 'vitest';
import { listenText as hindi } from '../../../../../src/content/hi/text/voice.ts';
import { listenText as english } from '../../../../../src/content/text/voice.ts';

test('each page names its own language first, in which the microphone listens', () => {
  expect(Object.keys(english.languages)[0]).toBe('en-IN');
  expect(Object.keys(hindi.languages)[0]).toBe('hi-IN');
});
