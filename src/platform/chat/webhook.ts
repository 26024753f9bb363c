import { z } from 'zod';
import { equalInConstantTime, hmacSha256Hex } from '../../features/checkout/rules/signature.ts';
import { cleanTexts } from '../../values/clean-text.ts';
import { cutText } from '../../values/cut-text.ts';
import { parseJson } from '../../values/parse-json.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { answeredBy, said, wordsOf } from './message-words.ts';

/** An id of a person; an empty one names nobody, and would join all who have none. */
const personId = z.optional(
  z
    .string()
    .max(200)
    .transform((id) => (id.trim() === '' ? undefined : id)),
);

const status = z.object({
  id: z.string().min(1).max(300),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  /** The chat's own id of the receiver, beside or in place of the number. */
  recipient_user_id: personId,
  biz_opaque_callback_data: z.optional(z.string().max(100)),
  errors: z.optional(z.array(z.object({ code: z.number() }))),
  pricing: z.optional(z.object({ category: z.optional(z.string().max(40)) })),
});
export type ChatStatus = z.infer<typeof status>;

const message = z.object({
  id: z.string().min(1).max(300),
  from: personId,
  from_user_id: personId,
  user_id: personId,
  /** Seconds since 1970, as text. */
  timestamp: z.optional(z.unknown()),
  type: z.string().max(40),
  ...said,
  button: z.optional(z.object({ payload: z.string().max(256), text: z.optional(z.string()) })),
});

const contact = z.object({
  profile: z.optional(z.object({ name: z.optional(z.string()) })),
  wa_id: personId,
  user_id: personId,
});

const change = z.object({
  value: z.object({
    metadata: z.object({ phone_number_id: z.string() }),
    statuses: z.optional(z.array(z.unknown())),
    messages: z.optional(z.array(z.unknown())),
    contacts: z.optional(z.array(z.unknown())),
  }),
});

/** A change of another field, such as the state of a template, has another form. */
const entry = z.object({ changes: z.array(z.unknown()) });
const body = z.object({ entry: z.array(z.unknown()) });

/** A message that a person sent to the business. */
export interface ReceivedMessage {
  /** The interface's id; a repeat has the same. */
  readonly id: string;
  /** Ten digits; undefined for a hidden or a foreign number. */
  readonly number: string | undefined;
  /** The key of the person: the number with country code, else the chat's own id. */
  readonly person: string;
  readonly userId: string | undefined;
  readonly name: string | undefined;
  /** `text`, `button`, or what it is otherwise: `image`, `audio`. */
  readonly type: string;
  readonly words: string | undefined;
  /** The word that a pressed button sends back. */
  readonly payload: string | undefined;
  /** Our message that it answers. */
  readonly answers: string | undefined;
  /** When the person wrote it, in ms since 1970; messages come in any order. */
  readonly writtenAt: number | undefined;
}

export interface ChatNotifications {
  readonly statuses: readonly ChatStatus[];
  readonly messages: readonly ReceivedMessage[];
}

const LONGEST_WORDS = 4096;
const LONGEST_NAME = 60;

const readable = <Value>(parts: readonly unknown[] | undefined, schema: z.ZodType<Value>): readonly Value[] =>
  (parts ?? []).flatMap((part) => {
    const parsed = schema.safeParse(part);
    return parsed.success ? [parsed.data] : [];
  });

const instantOf = (timestamp: unknown): number | undefined =>
  typeof timestamp === 'string' && /^\d{1,11}$/.test(timestamp) ? Number(timestamp) * 1000 : undefined;

/** A number with country code; a hidden one may have the chat's own id in its place. */
const isNumber = (name: string | undefined): name is string => name !== undefined && /^\d{8,15}$/.test(name);

/** Spaces, marks without a width, and the empty letters with which people write a name that nobody sees. */
const INVISIBLE = /^(?:\s|\p{Cf}|[\u115f\u1160\u2800\u3164\uffa0])*$/u;

/** A text as our screens show it; undefined for an invisible one, which would hide who wrote. */
const shown = (text = '', longest: number): string | undefined =>
  INVISIBLE.test(text) ? undefined : cutText(text.trim(), longest);

type Contact = z.infer<typeof contact>;

/**
 * The two names of a writer. A hidden number is missing. Then the chat's own id stands with the message, in place of the
 * number, or with the contact alone.
 */
function writerOf(
  { from, from_user_id: fromId, user_id: ownId }: z.infer<typeof message>,
  contacts: readonly Contact[],
) {
  const named = fromId ?? ownId ?? (isNumber(from) ? undefined : from);
  const isWriter = (one: Contact) =>
    (named !== undefined && one.user_id === named) || (isNumber(from) && one.wa_id === from);
  const isAlone = contacts.length === 1 && named === undefined && !isNumber(from);
  const of = isAlone ? contacts[0] : contacts.find(isWriter);
  const written = [of?.wa_id, from].find(isNumber);
  return { written, userId: named ?? of?.user_id, name: of?.profile?.name };
}

function receivedOf(sent: z.infer<typeof message>, contacts: readonly Contact[]): readonly ReceivedMessage[] {
  const { written, userId, name } = writerOf(sent, contacts);
  const person = written ?? userId;
  if (person === undefined) return [];
  const [, number] = /^91(\d{10})$/.exec(written ?? '') ?? [];
  return [
    {
      id: sent.id,
      number,
      person,
      userId,
      name: shown(name, LONGEST_NAME),
      type: sent.type,
      words: shown(sent.button?.text ?? wordsOf(sent), LONGEST_WORDS),
      payload: sent.button?.payload,
      answers: answeredBy(sent),
      writtenAt: instantOf(sent.timestamp),
    },
  ];
}

interface WebhookKeys {
  readonly appSecret: string;
  readonly numberId: string;
}

/**
 * Reads a webhook whose signature covers its raw bytes. Its texts are cleaned like those of a form. Notifications of
 * another number are left out, and one that nobody understands leaves the others as they are.
 */
export async function readChatWebhook(
  { appSecret, numberId }: WebhookKeys,
  rawBody: Uint8Array<ArrayBuffer>,
  signature: string | undefined,
): Promise<Result<ChatNotifications, 'bad_signature' | 'broken_body'>> {
  const own = `sha256=${await hmacSha256Hex(appSecret, rawBody)}`;
  if (signature === undefined || !equalInConstantTime(own, signature.toLowerCase()))
    return failure('bad_signature');
  const parsed = body.safeParse(cleanTexts(parseJson(new TextDecoder().decode(rawBody))));
  if (!parsed.success) return failure('broken_body');
  const values = readable(parsed.data.entry, entry)
    .flatMap(({ changes }) => readable(changes, change).map(({ value }) => value))
    .filter(({ metadata }) => metadata.phone_number_id === numberId);
  return success({
    statuses: values.flatMap(({ statuses }) => readable(statuses, status)),
    messages: values.flatMap(({ messages, contacts }) => {
      const people = readable(contacts, contact);
      return readable(messages, message).flatMap((one) => receivedOf(one, people));
    }),
  });
}
