import { describe, expect, test } from 'vitest';
import { hmacSha256Hex } from '../../../../../src/features/checkout/rules/signature.ts';
import { readChatWebhook } from '../../../../../src/platform/chat/webhook.ts';

const KEYS = { appSecret: 'secret-of-the-test', numberId: '1' };

const changeOf = (value: object) => ({ value: { metadata: { phone_number_id: KEYS.numberId }, ...value } });
/** Reads a signed webhook of one value. */
const read = (value: object) => readEntries([{ changes: [changeOf(value)] }]);

async function readEntries(entry: readonly unknown[]) {
  const bytes = new TextEncoder().encode(JSON.stringify({ entry }));
  const taken = await readChatWebhook(KEYS, bytes, `sha256=${await hmacSha256Hex(KEYS.appSecret, bytes)}`);
  if (!taken.ok) throw new Error(taken.code);
  return taken.value;
}

const ID = 'IN.1648738043044942';
const NUMBER = '919000000101';
const said = { id: 'wamid.1', timestamp: '1795000000', type: 'text', text: { body: 'Hello' } };
const profile = { name: 'Asha' };

describe('who wrote', () => {
  const hidden = { person: ID, userId: ID, number: undefined, name: 'Asha', words: 'Hello' };
  const known = { person: NUMBER, userId: ID, number: '9000000101', name: 'Asha', words: 'Hello' };

  test.each([
    ['with the message', { user_id: ID }, { from_user_id: ID }, hidden],
    ['with the message under its older name', { user_id: ID }, { user_id: ID }, hidden],
    ['with the contact alone', { user_id: ID }, {}, hidden],
    ['in place of the number', { user_id: ID }, { from: ID }, hidden],
    ['in place of both numbers', { user_id: ID, wa_id: ID }, { from: ID }, hidden],
    ['beside the number', { user_id: ID, wa_id: NUMBER }, { from: NUMBER, from_user_id: ID }, known],
    ['beside the number of the contact', { user_id: ID, wa_id: NUMBER }, { from: NUMBER }, known],
    [
      'beside a number that only the contact has',
      { user_id: ID, wa_id: NUMBER },
      { from_user_id: ID },
      known,
    ],
  ])('is found where the chat’s own id stands %s', async (_, contact, from, expected) => {
    const { messages } = await read({
      contacts: [{ profile, ...contact }],
      messages: [{ ...said, ...from }],
    });
    expect(messages).toEqual([expect.objectContaining(expected)]);
  });

  test.each(['', ' '])('is named by no empty id %j, so two who have none stay two', async (empty) => {
    const contacts = ['919000000102', '919000000103'].map((wa_id) => ({ wa_id, user_id: empty }));
    const messages = contacts.map(({ wa_id: from }) => ({ ...said, id: from, from, from_user_id: empty }));
    const nobody = { ...said, from: empty, from_user_id: empty, user_id: empty };
    const taken = await read({ contacts, messages: [...messages, nobody] });
    expect(taken.messages.map(({ person, userId }) => [person, userId])).toEqual([
      ['919000000102', undefined],
      ['919000000103', undefined],
    ]);
  });

  test('is nobody else of the same body', async () => {
    const { messages } = await read({
      contacts: [
        { profile: { name: 'Ravi' }, user_id: 'IN.2' },
        { profile, user_id: ID },
      ],
      messages: [{ ...said, from_user_id: ID }, { ...said, id: 'wamid.2', from_user_id: 'IN.2' }, said],
    });
    expect(messages.map(({ person, name }) => [person, name])).toEqual([
      [ID, 'Asha'],
      ['IN.2', 'Ravi'],
    ]);
  });
});

test.each([
  ['no sign at all', ' '],
  ['marks that nobody sees', '\u200e\u200b'],
  ['an empty letter', '\u3164'],
])('a name of %s is none, so that the screens show the number', async (_, name) => {
  const { messages } = await read({
    contacts: [{ profile: { name }, wa_id: NUMBER }],
    messages: [{ ...said, from: NUMBER }],
  });
  expect(messages).toEqual([expect.objectContaining({ name: undefined, words: 'Hello' })]);
});

test('name and words have no character that no person writes, and end with no half of an emoji', async () => {
  const { messages } = await read({
    contacts: [{ profile: { name: `\u202e${'a'.repeat(59)}😀` }, wa_id: NUMBER }],
    messages: [{ ...said, from: NUMBER, text: { body: `${'b'.repeat(4095)}😀\u0000` } }],
  });
  expect(messages).toEqual([expect.objectContaining({ name: 'a'.repeat(59), words: 'b'.repeat(4095) })]);
});

describe('the words of a message', () => {
  const bus = { latitude: 26.9124, longitude: 75.7873, name: 'Bus stand', address: 'Sindhi Camp, Jaipur' };
  test.each([
    ['image', { image: { id: 'm', caption: 'This dent' } }, 'This dent'],
    ['video', { video: { id: 'm', caption: 'Hear it' } }, 'Hear it'],
    ['document', { document: { id: 'm', filename: 'rc.pdf', caption: 'My papers' } }, 'My papers\nrc.pdf'],
    ['location', { location: bus }, 'Bus stand\nSindhi Camp, Jaipur\n26.9124, 75.7873'],
    ['location', { location: { latitude: 26.9, longitude: 75.7 } }, '26.9, 75.7'],
    ['reaction', { reaction: { message_id: 'wamid.ours', emoji: '👍' } }, '👍'],
    [
      'interactive',
      { interactive: { type: 'list_reply', list_reply: { id: 'a', title: 'Tomorrow' } } },
      'Tomorrow',
    ],
    [
      'contacts',
      { contacts: [{ name: { formatted_name: 'Ravi' }, phones: [{ phone: '+91 90000 00102' }] }] },
      'Ravi\n+91 90000 00102',
    ],
    [
      'system',
      { system: { type: 'user_changed_number', body: 'Asha changed number' } },
      'Asha changed number',
    ],
    ['audio', { audio: { id: 'm', voice: true } }, undefined],
    ['sticker', { sticker: { id: 'm' } }, undefined],
    ['of tomorrow', { image: 7, location: { latitude: 'north' }, context: 'none' }, undefined],
  ])('of the type %s are what an operator can read of it', async (type, content, words) => {
    const { messages } = await read({
      contacts: [{ profile, wa_id: NUMBER }],
      messages: [{ id: 'wamid.1', from: NUMBER, type, ...content }],
    });
    expect(messages).toEqual([expect.objectContaining({ type, words })]);
  });

  test('belong to our message that a person sets a sign on', async () => {
    const reaction = { message_id: 'wamid.ours', emoji: '👍' };
    const { messages } = await read({
      contacts: [{ profile, wa_id: NUMBER }],
      messages: [{ id: 'wamid.1', from: NUMBER, type: 'reaction', reaction }],
    });
    expect(messages).toEqual([expect.objectContaining({ answers: 'wamid.ours', payload: undefined })]);
  });
});

test('a change or an entry of another form leaves the messages beside it', async () => {
  const written = changeOf({ contacts: [{ profile, wa_id: NUMBER }], messages: [{ ...said, from: NUMBER }] });
  const template = { field: 'message_template_status_update', value: { event: 'PAUSED' } };
  const { messages } = await readEntries([{ changes: [template, written, null] }, { id: 'other' }, 7]);
  expect(messages.map(({ words }) => words)).toEqual(['Hello']);
});
