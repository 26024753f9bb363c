import { z } from 'zod';

/** A part of a message in a form that we do not know is left out, and the message stays. */
const known = <Value>(schema: z.ZodType<Value>) => schema.optional().catch(undefined);

const captioned = known(z.object({ caption: z.string().optional() }));
const title = known(z.object({ title: z.string() }));

/** The parts of a message that hold words, or what an operator can read instead of them. */
export const said = {
  text: known(z.object({ body: z.string() })),
  image: captioned,
  video: captioned,
  document: known(z.object({ caption: z.string().optional(), filename: z.string().optional() })),
  location: known(
    z.object({
      latitude: z.number(),
      longitude: z.number(),
      name: z.string().optional(),
      address: z.string().optional(),
    }),
  ),
  reaction: known(z.object({ message_id: z.string().max(300), emoji: z.string().optional() })),
  interactive: known(z.object({ button_reply: title, list_reply: title })),
  contacts: known(
    z.array(
      z.object({
        name: known(z.object({ formatted_name: z.string() })),
        phones: known(z.array(z.object({ phone: z.string() }))),
      }),
    ),
  ),
  /** The interface's own word, such as that a person has another number. */
  system: known(z.object({ body: z.string() })),
  context: known(z.object({ id: z.string().max(300).optional() })),
};
const message = z.object(said);
type Said = z.infer<typeof message>;

/**
 * The words of a message; undefined where it has none. The chat is read on our screens only: without them nobody would see
 * where a car stands, or what the customer wrote below its picture.
 */
export function wordsOf(sent: Said): string | undefined {
  const { text, image, video, document, location, reaction, interactive, contacts, system } = sent;
  const words = [
    text?.body,
    (image ?? video ?? document)?.caption,
    document?.filename,
    ...(location ? [location.name, location.address, `${location.latitude}, ${location.longitude}`] : []),
    reaction?.emoji,
    (interactive?.button_reply ?? interactive?.list_reply)?.title,
    ...(contacts ?? []).flatMap(({ name, phones }) => [
      name?.formatted_name,
      ...(phones ?? []).map(({ phone }) => phone),
    ]),
    system?.body,
  ].filter((part) => part !== undefined && part.trim() !== '');
  return words.length === 0 ? undefined : words.join('\n');
}

/** Our message that a message answers, or that a person set a sign on. */
export const answeredBy = ({ context, reaction }: Said): string | undefined =>
  context?.id ?? reaction?.message_id;
