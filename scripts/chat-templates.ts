import { type ChatTemplate, chatTemplates, templateName } from '../src/content/text/chat-templates.ts';
import { type MessageLanguage, messageLanguages } from '../src/content/text/customer-messages.ts';
import { NOTICE_KINDS, type NoticeKind, needsOwnYes } from '../src/features/chat/rules/message-kinds.ts';
import { endWith } from './command-line.ts';

/** The reply buttons, and the link after them: a sent message names its buttons by this order. */
const buttonsOf = ({ replies = [], link }: ChatTemplate, site: string) => [
  ...replies.map(({ label }) => ({ type: 'QUICK_REPLY', text: label })),
  { type: 'URL', text: link, url: `${site}/{{1}}`, example: [`${site}/booking/1?token=sample`] },
];

/** The body of the call that registers a template. The category says whether it is about one's own booking. */
const registrationOf = (
  kind: NoticeKind,
  language: MessageLanguage,
  template: ChatTemplate,
  site: string,
) => ({
  name: templateName(kind),
  language,
  category: needsOwnYes(kind) ? 'MARKETING' : 'UTILITY',
  components: [
    { type: 'BODY', text: template.body, example: { body_text: [template.samples] } },
    { type: 'BUTTONS', buttons: buttonsOf(template, site) },
  ],
});

/** Every template in both languages, in the shape in which the chat's interface registers it. */
export const registrations = (site: string) =>
  NOTICE_KINDS.flatMap((kind) =>
    messageLanguages.map((language) => registrationOf(kind, language, chatTemplates[language][kind], site)),
  );

if (import.meta.main) {
  const [site = process.env.SITE_URL ?? ''] = process.argv.slice(2);
  if (!URL.canParse(site)) endWith('Name the site: npm run -s chat-templates -- https://example.com');
  for (const registration of registrations(new URL(site).origin)) console.log(JSON.stringify(registration));
}
