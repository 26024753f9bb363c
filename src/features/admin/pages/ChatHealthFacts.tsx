import { adminHealthText } from '../../../content/text/admin-health.ts';
import type { ChatHealth, PricedMonth } from '../../../platform/chat/chat-figures.ts';
import { formatCount } from '../../../values/format.ts';

export interface ChatFacts extends ChatHealth {
  readonly months: readonly PricedMonth[];
}

const text = adminHealthText.chat;

/** Shows the troubles of the business chat, and what the interface charges by month. */
export function ChatHealthFacts({ chat }: { readonly chat: ChatFacts }) {
  const facts = [
    [text.failed, chat.failed],
    [text.unclear, chat.unclear],
    [text.pausedTemplates, chat.pausedTemplates],
    ...chat.months.map(({ month, category, messages }) => [text.month(month, category), messages] as const),
  ] as const;
  return (
    <section className="admin-health" aria-labelledby="chat">
      <h2 id="chat">{text.heading}</h2>
      <dl className="admin-pairs">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatCount(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
