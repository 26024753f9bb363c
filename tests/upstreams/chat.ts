import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { type StandIn, type StandInAnswer, type StandInRequest, startStandIn } from './stand-in.ts';

export const CHAT_KEYS = {
  numberId: '100000000000001',
  token: 'token-of-the-chat-stand-in',
  businessId: '200000000000002',
  appSecret: 'app-secret-of-the-chat-stand-in',
  verifyToken: 'verify-token-of-the-chat-stand-in',
} as const;

const parameter = z.strictObject({
  type: z.enum(['text', 'payload']),
  text: z.string().min(1).optional(),
  payload: z.string().min(1).max(256).optional(),
});
const component = z.strictObject({
  type: z.enum(['body', 'button']),
  sub_type: z.enum(['quick_reply', 'url']).optional(),
  index: z.string().optional(),
  parameters: z.array(parameter),
});
const message = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z
    .string()
    .regex(/^91\d{10}$/)
    .optional(),
  recipient: z
    .string()
    .regex(/^[A-Z]{2}\.\w{1,128}$/)
    .optional(),
  biz_opaque_callback_data: z.string().max(512).optional(),
  type: z.enum(['template', 'text']),
  text: z.strictObject({ body: z.string().min(1).max(4096) }).optional(),
  template: z
    .strictObject({
      name: z.string(),
      language: z.strictObject({ code: z.enum(['en', 'hi']) }),
      components: z.array(component),
    })
    .optional(),
});

export interface SentMessage {
  readonly id: string;
  readonly to: string;
  readonly template: string | undefined;
  readonly language: string | undefined;
  readonly facts: readonly string[];
  readonly payloads: readonly string[];
  readonly link: string | undefined;
  readonly text: string | undefined;
  readonly ours: string | undefined;
  readonly at: number;
}

export interface ChatStandIn extends StandIn {
  /** Forgets what was sent and refused. */
  startAgain(): void;
  /** Every message that the interface accepted, in order. */
  readonly sent: readonly SentMessage[];
  /** Errors by person or template: the code that the interface answers. */
  readonly refuse: Map<string, { readonly status: number; readonly code: number }>;
  /** The templates that the interface lists, by name and language: `pahiya_booked_1 en`. */
  readonly registered: Map<string, string>;
  /** People who are in the service window. */
  readonly inWindow: Set<string>;
  /** Holds the answer of the next message, which has arrived then, until `release`. */
  hold(): { readonly arrived: Promise<void>; release(): void };
  /** The body and headers of a signed webhook with a `value` of one change. */
  webhook(
    value: object,
    secret?: string,
  ): { readonly body: string; readonly headers: Readonly<Record<string, string>> };
  /** The value of a message that a person writes, with or without a number. */
  written(
    message: object,
    from: { readonly number?: string; readonly userId?: string; readonly name?: string },
  ): object;
  status(id: string, status: string, more?: object): object;
}

const refusal = (status: number, code: number): StandInAnswer => ({
  status,
  json: { error: { message: `(#${code}) refused`, type: 'OAuthException', code, fbtrace_id: 'trace' } },
});

/** The least time between two messages to one person, after a few at once. */
const PAIR_MS = 6000;

/** A stand-in for the business chat's cloud interface, as its public documentation describes it. */
export async function startChat(now: () => number = Date.now): Promise<ChatStandIn> {
  const sent: SentMessage[] = [];
  const refuse = new Map<string, { status: number; code: number }>();
  const inWindow = new Set<string>();
  const registered = new Map<string, string>();

  function send(request: StandInRequest): StandInAnswer {
    const parsed = message.safeParse(request.json);
    if (!parsed.success) return refusal(400, 100);
    const { to, recipient, template, text, biz_opaque_callback_data: ours } = parsed.data;
    const person = to ?? recipient;
    if (person === undefined || (template === undefined) === (text === undefined)) return refusal(400, 100);
    const refused = refuse.get(person) ?? refuse.get(template?.name ?? 'text') ?? refuse.get('*');
    if (refused) return refusal(refused.status, refused.code);
    if (text && !inWindow.has(person)) return refusal(400, 131047);
    const last = sent.findLast((one) => one.to === person);
    if (last && last.ours !== ours && now() - last.at < PAIR_MS) return refusal(400, 131056);
    const partsOf = (type: string, sub?: string) =>
      (template?.components ?? []).filter((one) => one.type === type && one.sub_type === sub);
    const id = `wamid.${String(sent.length + 1).padStart(8, '0')}`;
    sent.push({
      id,
      to: person,
      template: template?.name,
      language: template?.language.code,
      facts: partsOf('body').flatMap(({ parameters }) => parameters.map((one) => one.text ?? '')),
      payloads: partsOf('button', 'quick_reply').flatMap(({ parameters }) =>
        parameters.map((one) => one.payload ?? ''),
      ),
      link: partsOf('button', 'url')[0]?.parameters[0]?.text,
      text: text?.body,
      ours,
      at: now(),
    });
    return {
      status: 200,
      json: { messaging_product: 'whatsapp', contacts: [{ input: person }], messages: [{ id }] },
    };
  }

  const list = (): StandInAnswer => ({
    status: 200,
    json: {
      data: [...registered].map(([key, status]) => {
        const [name, language] = key.split(' ');
        return { id: key, name, language, status, category: 'UTILITY' };
      }),
      paging: { cursors: {} },
    },
  });

  let held: { readonly arrive: () => void; readonly until: Promise<void> } | undefined;
  const inTime = (answer: StandInAnswer): StandInAnswer => {
    if (held === undefined) return answer;
    const { arrive, until } = held;
    held = undefined;
    const raw: StandInAnswer['raw'] = (response) => {
      arrive();
      void until.then(() =>
        response
          .writeHead(answer.status, { 'content-type': 'application/json' })
          .end(JSON.stringify(answer.json)),
      );
    };
    return { status: answer.status, raw };
  };

  const standIn = await startStandIn('chat', (request) => {
    const isOurs = request.headers.authorization === `Bearer ${CHAT_KEYS.token}`;
    if (request.method === 'GET' && request.path === `/v24.0/${CHAT_KEYS.businessId}/message_templates`)
      return isOurs ? list() : refusal(401, 190);
    if (request.method !== 'POST' || request.path !== `/v24.0/${CHAT_KEYS.numberId}/messages`)
      return undefined;
    return inTime(isOurs ? send(request) : refusal(401, 190));
  });

  return {
    ...standIn,
    startAgain() {
      sent.length = 0;
      refuse.clear();
      registered.clear();
      inWindow.clear();
    },
    sent,
    refuse,
    inWindow,
    registered,
    hold() {
      const arrived = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      held = { arrive: arrived.resolve, until: released.promise };
      return { arrived: arrived.promise, release: released.resolve };
    },
    webhook(value, secret = CHAT_KEYS.appSecret) {
      const metadata = { display_phone_number: '919000000000', phone_number_id: CHAT_KEYS.numberId };
      const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } };
      const body = JSON.stringify({
        object: 'whatsapp_business_account',
        entry: [{ id: '1', changes: [change] }],
      });
      const signature = createHmac('sha256', secret).update(body).digest('hex');
      return {
        body,
        headers: { 'Content-Type': 'application/json', 'X-Hub-Signature-256': `sha256=${signature}` },
      };
    },
    written(content, { number, userId = `IN.16487${number ?? '38043044942'}`, name = 'Asha' }) {
      return {
        contacts: [{ profile: { name }, user_id: userId, ...(number && { wa_id: `91${number}` }) }],
        messages: [
          {
            timestamp: String(Math.floor(Date.now() / 1000)),
            ...(number && { from: `91${number}` }),
            from_user_id: userId,
            ...content,
          },
        ],
      };
    },
    status: (id, status, more = {}) => ({
      statuses: [
        {
          id,
          status,
          timestamp: String(Math.floor(Date.now() / 1000)),
          recipient_id: '919000000000',
          ...more,
        },
      ],
    }),
  };
}

/** The variables that switch the chat on. */
export const chatVariables = ({ url }: Pick<ChatStandIn, 'url'>) => ({
  CHAT_API_URL: url,
  CHAT_API_VERSION: 'v24.0',
  CHAT_NUMBER_ID: CHAT_KEYS.numberId,
  CHAT_BUSINESS_ID: CHAT_KEYS.businessId,
  CHAT_TOKEN: CHAT_KEYS.token,
  CHAT_APP_SECRET: CHAT_KEYS.appSecret,
  CHAT_VERIFY_TOKEN: CHAT_KEYS.verifyToken,
});
