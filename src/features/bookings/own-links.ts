import { type Context, Hono } from 'hono';
import { ownBookingText as text } from '../../content/text/own-booking.ts';
import type { WriteServices } from '../../services/services.ts';
import { chatLink, shareLink } from '../../values/chat-link.ts';
import type { ChatMessage } from '../../values/chat-message.ts';
import { tokenEnd } from '../../values/token.ts';
import { errorAnswer } from '../../web/api/answers.ts';
import { channelOf } from '../../web/api/read-form.ts';
import { forgetRecord, type LinkedKind, recordCookie } from '../../web/api/record-link.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { addresses } from '../../web/contract/addresses.ts';

/** A booking or an order as its holder passes it on. */
export interface LinkedRecord {
  /** Its name in a message: "AC Service, Sunday, 22 November, 9-11 AM". */
  readonly subject: string;
  /** The record's name in the chat. */
  readonly reference?: string | null | undefined;
  /** The message that asks the business about it, with this link. */
  message(link: string): ChatMessage;
}

/** The id in the path, which becomes part of headers; undefined where it is none. */
function recordIdOf({ req }: Context): string | undefined {
  const id = req.param('id') ?? '';
  return tokenEnd(id) === undefined ? undefined : id;
}

type FindLinked = (id: string, token: string) => Promise<LinkedRecord | undefined>;

const pagesOf = {
  booking: { own: addresses.booking, link: addresses.ownBooking },
  order: { own: addresses.order, link: addresses.ownOrder },
} as const;

/**
 * Passes on the link of a record. The link holds the record's token, so no page has it: the server redirects into the
 * chat app. Scripts cannot read where a redirect leads (decision 023). A browser that does not hold the record comes to
 * the record's own page, which is the same 404 for each id.
 */
export function ownLinksApi(
  { brand, siteUrl }: Pick<WriteServices, 'brand' | 'siteUrl'>,
  kind: LinkedKind,
  find: FindLinked,
): Hono<AppEnvironment> {
  const passOn = async (
    context: Context<AppEnvironment>,
    addressOf: (record: LinkedRecord, link: string) => string,
  ): Promise<Response> => {
    const id = recordIdOf(context);
    if (id === undefined) return errorAnswer(context, 404, 'not_found');
    const token = recordCookie(context);
    const record = await find(id, token);
    context.header('Cache-Control', 'private, no-store');
    const page = pagesOf[kind];
    return context.redirect(
      record === undefined ? page.own(id) : addressOf(record, `${siteUrl}${page.link(id, token)}`),
      303,
    );
  };
  return new Hono<AppEnvironment>()
    .get('/:id/share', (context) =>
      passOn(context, ({ subject }, link) => shareLink(text.shareText(subject, link))),
    )
    .get('/:id/chat', (context) =>
      passOn(context, ({ message, reference }, link) => chatLink(brand.chatNumber, message(link), reference)),
    )
    .post('/:id/forget', (context) => {
      if (channelOf(context) !== 'json') return errorAnswer(context, 415, 'unsupported_media_type');
      const id = recordIdOf(context);
      if (id === undefined) return errorAnswer(context, 404, 'not_found');
      forgetRecord(context, kind, id);
      return context.json({ id });
    });
}
