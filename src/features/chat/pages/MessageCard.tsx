import { Badge } from '../../../../client/ui/Badge.tsx';
import { Button } from '../../../../client/ui/Button.tsx';
import { adminMessagesText as text } from '../../../content/text/admin-messages.ts';
import { messageLabels } from '../../../content/text/admin-reach.ts';
import { chatTemplates, templateName } from '../../../content/text/chat-templates.ts';
import { type MessageLanguage, messageLanguages } from '../../../content/text/customer-messages.ts';
import { messageEndpoints } from '../contract.ts';
import type { NoticeKind } from '../rules/message-kinds.ts';
import { type TemplateList, type TemplateState, templateStateOf } from '../rules/template-state.ts';
import { sampleMessage } from '../sample-message.ts';
import { previewOf } from '../template-message.ts';

interface MessageProps {
  readonly kind: NoticeKind;
  /** Undefined while the ledger is down. */
  readonly isOff: boolean | undefined;
  /** Undefined while the chat is off. */
  readonly list: TemplateList | undefined;
}

/** One message: its switch, and in each language its words with sample values and its state. */
export const MessageCard = ({ kind, isOff, list }: MessageProps) => (
  <li className="card">
    <h2>{text.kindOf[kind]}</h2>
    <p className="small">{text.leaves[kind]}</p>
    {isOff !== undefined && <Switch kind={kind} isOff={isOff} />}
    {messageLanguages.map((language) => (
      <Preview key={language} kind={kind} language={language} list={list} />
    ))}
  </li>
);

const Switch = ({ kind, isOff }: { readonly kind: NoticeKind; readonly isOff: boolean }) => (
  <form className="choices" method="post" action={messageEndpoints.switch(kind)}>
    <input type="hidden" name="state" value={isOff ? 'on' : 'off'} />
    <Badge tone={isOff ? 'ink' : 'green'}>{isOff ? text.off : text.on}</Badge>
    <Button
      type="submit"
      kind="quiet"
      short
      aria-label={text.of(isOff ? text.turnOn : text.turnOff, text.kindOf[kind])}
    >
      {isOff ? text.turnOn : text.turnOff}
    </Button>
  </form>
);

interface PreviewProps extends Pick<MessageProps, 'kind' | 'list'> {
  readonly language: MessageLanguage;
}

function Preview({ kind, language, list }: PreviewProps) {
  const { link, replies = [] } = chatTemplates[language][kind];
  return (
    <section>
      <h3>
        {messageLabels.languages[language]}
        {list && <State state={templateStateOf(list, templateName(kind), language)} />}
      </h3>
      <div lang={language}>
        <p>{previewOf(sampleMessage(kind, language), kind)}</p>
        <p className="small">{[...replies.map(({ label }) => label), link].join(' · ')}</p>
      </div>
    </section>
  );
}

/** The states in which no message of a template goes out. */
const REFUSED: ReadonlySet<TemplateState> = new Set(['rejected', 'paused', 'disabled', 'missing']);

const State = ({ state }: { readonly state: TemplateState }) =>
  REFUSED.has(state) ? (
    <Badge tone="error" icon="circle-alert">
      {text.states[state]}
    </Badge>
  ) : (
    <Badge tone={state === 'approved' ? 'green' : undefined}>{text.states[state]}</Badge>
  );
