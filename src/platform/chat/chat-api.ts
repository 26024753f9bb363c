import { z } from 'zod';
import type { TemplateList } from '../../features/chat/rules/template-state.ts';
import type { TemplateMessage } from '../../features/chat/template-message.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { exchange, type Fetch, isSuccessStatus, requestJson } from '../http.ts';

export const DEFAULT_CHAT_API_URL = 'https://graph.facebook.com';
export const DEFAULT_CHAT_API_VERSION = 'v24.0';

export interface ChatConfiguration {
  readonly numberId: string;
  readonly token: string;
  readonly url: string;
  readonly version: string;
  /** The business account, whose templates can be listed. */
  readonly businessId?: string | undefined;
  /** How long a call may take; default 15 seconds. */
  readonly timeoutMs?: number | undefined;
}

export type ChatContent =
  | { readonly kind: 'template'; readonly template: TemplateMessage }
  | { readonly kind: 'text'; readonly text: string };

/** `unclear`: no readable answer came, so the message may be on its way. */
export type SendFailure =
  | { readonly kind: 'unclear' }
  | { readonly kind: 'refused'; readonly code: number | undefined; readonly status: number };

export interface ChatApi {
  /**
   * Sends one message. The interface has no key against repeats, so a caller never repeats an unclear one.
   * @param person a number with country code, or the chat's own id of a person who hides the number
   * @param ours comes back in the notifications of this message
   */
  send(person: string, content: ChatContent, ours: string): Promise<Result<string, 'failed', SendFailure>>;
  /** The templates that are registered, with their states. */
  templates(): Promise<TemplateList>;
}

const SEND_MS = 15_000;
/** An operator's screen waits for the list. */
const LIST_MS = 3000;

const accepted = z.object({ messages: z.array(z.object({ id: z.string().min(1) })).min(1) });
const listed = z.object({
  data: z.array(z.object({ name: z.string(), language: z.string(), status: z.string() })),
});
const refused = z.object({ error: z.object({ code: z.number() }) });

/** A number is addressed by `to`, a hidden one by `recipient`. */
const addressOf = (person: string) => (/^\d+$/.test(person) ? { to: person } : { recipient: person });

function bodyOf(content: ChatContent) {
  if (content.kind === 'text') return { type: 'text', text: { body: content.text } };
  const { name, language, facts, payloads, link } = content.template;
  const replies = payloads.map((payload, index) => ({
    type: 'button',
    sub_type: 'quick_reply',
    index: String(index),
    parameters: [{ type: 'payload', payload }],
  }));
  const page = {
    type: 'button',
    sub_type: 'url',
    index: String(payloads.length),
    parameters: [{ type: 'text', text: link }],
  };
  return {
    type: 'template',
    template: {
      name,
      language: { code: language },
      components: [
        { type: 'body', parameters: facts.map((text) => ({ type: 'text', text })) },
        ...replies,
        page,
      ],
    },
  };
}

/** The calls of the business chat's cloud interface. */
export function createChatApi(
  { numberId, token, url, version, businessId, timeoutMs = SEND_MS }: ChatConfiguration,
  fetch: Fetch,
): ChatApi {
  return {
    async send(person, content, ours) {
      const answer = await exchange(fetch, {
        method: 'POST',
        url: `${url}/${version}/${numberId}/messages`,
        headers: { authorization: `Bearer ${token}` },
        json: {
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          ...addressOf(person),
          ...bodyOf(content),
          biz_opaque_callback_data: ours,
        },
        timeoutMs,
      });
      if (!answer.ok) return failure('failed', { kind: 'unclear' });
      const { status, json } = answer.value;
      if (isSuccessStatus(status)) {
        const parsed = accepted.safeParse(json);
        const id = parsed.success ? parsed.data.messages[0]?.id : undefined;
        return id === undefined ? failure('failed', { kind: 'unclear' }) : success(id);
      }
      const said = refused.safeParse(json);
      const code = said.success ? said.data.error.code : undefined;
      // A gateway that gives up while the interface is still at work answers without the interface's own code.
      if (status >= 500 && code === undefined) return failure('failed', { kind: 'unclear' });
      return failure('failed', { kind: 'refused', code, status });
    },

    async templates() {
      if (businessId === undefined) return { kind: 'not_configured' };
      const list = `${url}/${version}/${businessId}/message_templates?fields=name,language,status&limit=200`;
      const headers = { authorization: `Bearer ${token}` };
      const read = await requestJson(
        fetch,
        { method: 'GET', url: list, headers, timeoutMs: Math.min(timeoutMs, LIST_MS) },
        listed,
      );
      return read.ok ? { kind: 'read', templates: read.value.data } : { kind: 'down' };
    },
  };
}
