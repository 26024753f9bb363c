import { assistantSteps, assistantText } from '../../../src/content/text/en/assistant.ts';
import type { Step } from '../../../src/features/assistant/rules/conversation.ts';
import { IconButton } from '../../ui/Button.tsx';
import type { AssistantProps } from './assistant-props.ts';
import { stepNumber } from './words.ts';

interface ChatHeadProps extends Pick<AssistantProps, 'brand' | 'placement'> {
  readonly step: Step;
  readonly onRestart: () => void;
}

/** Who speaks, how far one is, the ways out. */
export function ChatHead({ brand, placement, step, onRestart }: ChatHeadProps) {
  const number = stepNumber(step);
  return (
    <>
      <div className="chat-head">
        <img src="/images/mark.svg" alt="" width={64} height={64} />
        <div>
          <b>{assistantText.name(brand)}</b>
          <span className="caption">
            {number !== undefined && assistantText.step(number, assistantSteps[number - 1] ?? '')}
          </span>
        </div>
        <IconButton icon="rotate-ccw" label={assistantText.restart} onClick={onRestart} />
        {placement !== 'page' && (
          <IconButton icon="x" label={assistantText.close} commandfor="assistant" command="close" />
        )}
      </div>
      <progress
        className="progress"
        max={assistantSteps.length}
        value={number ?? 0}
        aria-label={assistantText.progress}
      />
    </>
  );
}
