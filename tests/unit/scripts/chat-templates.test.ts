import { expect, test } from 'vitest';
import { registrations } from '../../../scripts/chat-templates.ts';
import { NOTICE_KINDS } from '../../../src/features/chat/rules/message-kinds.ts';
import { templateMessage } from '../../../src/features/chat/template-message.ts';
import { createChatApi } from '../../../src/platform/chat/chat-api.ts';
import { sampleOf } from '../src/records/sample-record.ts';

const SITE = 'https://example.com';
const LINK = 'booking/1?token=abc';

interface Sent {
  readonly template: {
    readonly name: string;
    readonly language: { readonly code: string };
    readonly components: readonly {
      readonly type: string;
      readonly sub_type?: string;
      readonly parameters: readonly object[];
    }[];
  };
}

/** The template of a message as it leaves for the interface. */
async function sentOf(kind: (typeof NOTICE_KINDS)[number], language: string): Promise<Sent['template']> {
  const bodies: string[] = [];
  const api = createChatApi({ numberId: '1', token: 't', url: SITE, version: 'v24.0' }, async (...given) => {
    bodies.push(await new Request(...given).text());
    return Response.json({ messages: [{ id: 'wamid.1' }] });
  });
  const record = sampleOf('booking', { service: 'ac', fields: language === 'hi' ? { language } : {} });
  const template = templateMessage(kind, record, { brand: 'Pahiya', link: LINK });
  expect(await api.send('919000000101', { kind: 'template', template }, 'ours')).toMatchObject({ ok: true });
  const sent: Sent = JSON.parse(bodies[0] ?? '{}');
  return sent.template;
}

const all = registrations(SITE);

test('each kind is registered once in each language', () => {
  expect(all).toHaveLength(NOTICE_KINDS.length * 2);
  expect(new Set(all.map(({ name, language }) => `${name} ${language}`)).size).toBe(all.length);
});

test('what needs the person’s own yes is registered as such', () => {
  for (const { name, category } of all)
    expect(category, name).toBe(name === 'pahiya_review_1' ? 'MARKETING' : 'UTILITY');
});

test.each(NOTICE_KINDS.flatMap((kind) => [[kind, 'en'] as const, [kind, 'hi'] as const]))(
  'the registered template of %s in %s takes the message that is sent',
  async (kind, language) => {
    const sent = await sentOf(kind, language);
    const registered = all.find((one) => one.name === sent.name && one.language === sent.language.code);
    const [text, buttons] = registered?.components ?? [];
    const [body, ...pressed] = sent.components;
    const places = new Set(text?.text?.match(/\{\{\d\}\}/g));
    expect(body?.parameters).toHaveLength(places.size);
    expect(text?.example?.body_text[0]).toHaveLength(places.size);
    expect(buttons?.buttons?.map(({ type }) => type)).toEqual(
      pressed.map((button) => button.sub_type?.toUpperCase()),
    );
    expect(buttons?.buttons?.at(-1)).toMatchObject({ url: `${SITE}/{{1}}` });
  },
);
