import { areaNames } from '../../../src/content/text/areas.ts';
import { assistantSteps, assistantText } from '../../../src/content/text/assistant.ts';
import { promptText } from '../../../src/content/text/popup.ts';
import type { Step } from '../../../src/features/assistant/rules/conversation.ts';
import { type BookingDraft, OTHER_AREA } from '../../../src/features/bookings/rules/booking-record.ts';
import type { Paise } from '../../../src/values/money.ts';
import { type BodyType, fuelName } from '../../../src/values/vehicle.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';
import type { AssistantProps } from './Assistant.island.tsx';
import { bookedName, stepNumber } from './message-text.ts';

interface ChatHeadProps extends Pick<AssistantProps, 'brand' | 'placement'> {
  readonly step: Step;
  readonly onRestart: () => void;
  /** Undoes a restart; undefined once there is none to undo. */
  readonly onUndo: (() => void) | undefined;
}

/** The assistant's name, the current step, and the buttons to restart and close. */
export function ChatHead({ brand, placement, step, onRestart, onUndo }: ChatHeadProps) {
  const number = stepNumber(step);
  return (
    <>
      <div className="chat-head">
        <img src="/images/mark.svg" alt="" width={64} height={64} />
        <div>
          <b>{promptText.assistant(brand)}</b>
          <span className="caption">
            {number !== undefined && assistantText.step(number, assistantSteps[number - 1] ?? '')}
          </span>
        </div>
        <span className="vh" role="status">
          {onUndo && assistantText.restarted}
        </span>
        {onUndo ? (
          <Button kind="quiet" short onClick={onUndo}>
            {assistantText.undo}
          </Button>
        ) : (
          <IconButton icon="rotate-ccw" label={assistantText.restart} onClick={onRestart} />
        )}
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

interface ChatSummaryProps {
  readonly draft: BookingDraft;
  readonly price: Paise | undefined;
  readonly bodyType: BodyType | undefined;
}

/** The car and its price below the messages, as soon as the visitor chose a manufacturer. */
export function ChatSummary({ draft, price, bodyType }: ChatSummaryProps) {
  const { manufacturer, model, fuelType, carModel, area, address, serviceType } = draft;
  const name = carModel ?? model ?? manufacturer;
  if (name === undefined) return null;
  const car = [name, fuelType && fuelName(fuelType)].filter(Boolean).join(' ');
  const place = area === OTHER_AREA ? address : area && areaNames[area];
  return (
    <div className="chat-sum">
      <Picture name={`car-${bodyType ?? 'hatchback'}`} className={bodyType ? undefined : 'unknown'} />
      <div>
        <b>{serviceType === undefined ? assistantText.yourCar : bookedName(serviceType)}</b>
        <span className="small">{[car, place].filter(Boolean).join(', ')}</span>
      </div>
      {price !== undefined && <Price amount={price} />}
    </div>
  );
}
