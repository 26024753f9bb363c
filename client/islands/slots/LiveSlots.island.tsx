import { dayText } from '../../../src/content/text/days.ts';
import { liveSlotsText as text } from '../../../src/content/text/live-slots.ts';
import { slotNames } from '../../../src/content/text/slots.ts';
import { formatDay } from '../../../src/values/format.ts';
import { addresses } from '../../../src/web/contract/addresses.ts';
import { conversation, conversationBooking, unsavedBooking } from '../../storage/conversation.ts';
import { ChipLink } from '../../ui/Chip.tsx';
import { defineIsland } from '../island.ts';
import type { ShownDay, ShownSlot } from './live-board.ts';
import { useLiveBoard } from './use-live-board.ts';

interface LiveSlotsProps {
  /** Today, then tomorrow. */
  readonly days: readonly ShownDay[];
}

const notes = { live: text.live, connecting: text.connecting, as_loaded: text.asOf };
const dayNames = [dayText.today, dayText.tomorrow];

/** The board of today's and tomorrow's slots, updated as others book. A press takes a slot into the chat. */
function LiveSlots({ days }: LiveSlotsProps) {
  const board = useLiveBoard(days);
  const { changed } = board;
  return (
    <div className="live-slots">
      {board.days.map(({ date, slots }, index) => (
        <section key={date} aria-labelledby={`day-${index}`}>
          <h3 id={`day-${index}`}>
            {dayNames[index]} <span className="small">{formatDay(date)}</span>
          </h3>
          {slots === null && <p className="small">{text.unknown}</p>}
          {slots?.length === 0 && <p className="small">{text.noneLeft}</p>}
          {slots !== null && slots.length > 0 && (
            <div className="slots">
              {slots.map((slot) => (
                <SlotLink key={slot.id} slot={slot} date={date} isToday={index === 0} />
              ))}
            </div>
          )}
        </section>
      ))}
      <p className={board.state === 'live' ? 'live-note on' : 'live-note'}>{notes[board.state]}</p>
      <p className="vh" role="status">
        {changed && text.changed(slotNames[changed.slot.id], formatDay(changed.date), changed.slot.left)}
      </p>
    </div>
  );
}

interface SlotLinkProps {
  readonly slot: ShownSlot;
  readonly date: string;
  readonly isToday: boolean;
}

/** A link to the assistant with this slot and the express service already chosen. A full slot stays in its place. */
function SlotLink({ slot, date, isToday }: SlotLinkProps) {
  if (slot.left === 0) {
    return (
      <span className="chip full">
        {slotNames[slot.id]}
        <small>{text.full}</small>
      </span>
    );
  }
  const answer = () => {
    const { given, bookingId } = conversation.get();
    // A confirmed booking takes no changes, so another slot begins a booking of its own.
    if (bookingId !== undefined) conversationBooking.set(unsavedBooking());
    conversation.set({
      given: {
        ...given,
        serviceType: { choice: 'express' },
        date: { choice: isToday ? 'today' : 'tomorrow', text: date },
        timeSlot: { choice: slot.id },
      },
    });
  };
  return (
    <ChipLink href={addresses.assistant} data-opens="assistant" onClick={answer}>
      {slotNames[slot.id]}
      <small>{text.left(slot.left)}</small>
    </ChipLink>
  );
}

export const island = defineIsland({ name: 'live-slots', start: 'visible', Component: LiveSlots });
