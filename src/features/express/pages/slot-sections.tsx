import { island as liveSlots } from '../../../../client/islands/slots/LiveSlots.island.tsx';
import { boardDates, daysAt, type ShownDay } from '../../../../client/islands/slots/live-board.ts';
import { Button, TextLink } from '../../../../client/ui/Button.tsx';
import { ChatNotice } from '../../../../client/ui/ChatNotice.tsx';
import { MobileField } from '../../../../client/ui/MobileField.tsx';
import { ChipRadios } from '../../../../client/ui/radios.tsx';
import { dayText } from '../../../content/text/days.ts';
import { expressText as text } from '../../../content/text/express.ts';
import { liveSlotsText as slotsText } from '../../../content/text/live-slots.ts';
import { slotNames } from '../../../content/text/slots.ts';
import { formatDay } from '../../../values/format.ts';
import { Section, SectionHead } from '../../../web/components/sections.tsx';
import { addresses, endpoints } from '../../../web/contract/addresses.ts';
import { chatNoticeOf } from '../../../web/document/chat-notice.ts';
import { Island } from '../../../web/document/Island.tsx';
import type { PageContext } from '../../../web/pages/page-entry.ts';

/** Returns today's and tomorrow's slots on the board; `null` for a day whose board cannot be read. */
export async function loadDays({ slots, now }: PageContext): Promise<readonly ShownDay[]> {
  const days = await Promise.all(
    boardDates(now).map(async (date): Promise<ShownDay> => {
      const board = await slots.board('jaipur', date);
      if (!board.ok) return { date, slots: null };
      return { date, slots: board.value.map(({ id, left }) => ({ id, left })) };
    }),
  );
  return daysAt(days, now);
}

interface SlotsProps {
  readonly days: readonly ShownDay[];
  readonly context: PageContext;
}

/** Shows the slots of both days with live updates. */
export const LiveSlotsSection = ({ days }: SlotsProps) => (
  <Section id="slots">
    <SectionHead title={text.slots} text={text.slotsText} />
    <Island of={liveSlots} props={{ days: days.map(({ date, slots }) => ({ date, slots })) }} />
    <p className="space-above-5">
      <TextLink href={addresses.expressLiveOld} arrow>
        {text.old}
      </TextLink>
    </p>
  </Section>
);

/** Shows the slots at the time of rendering, in one form for each day that works without JavaScript. */
export const PlainSlotsSection = ({ days, context }: SlotsProps) => (
  <Section id="slots">
    <SectionHead title={text.plainSlots} text={text.plainSlotsText}>
      <TextLink href={addresses.expressLive} arrow>
        {text.live}
      </TextLink>
    </SectionHead>
    <div className="slot-forms">
      {days.map((day, index) => (
        <PlainDay
          key={day.date}
          day={day}
          name={index === 0 ? dayText.today : dayText.tomorrow}
          formKey={context.formKey}
          chatNotice={chatNoticeOf(context)}
        />
      ))}
    </div>
  </Section>
);

interface PlainDayProps {
  readonly day: ShownDay;
  readonly name: string;
  readonly formKey: string;
  readonly chatNotice: string | undefined;
}

function PlainDay({ day: { date, slots }, name, formKey, chatNotice }: PlainDayProps) {
  const title = `${name}, ${formatDay(date)}`;
  if (slots === null || slots.every(({ left }) => left === 0)) {
    return (
      <div>
        <h3>{title}</h3>
        <p className="small">{slots === null ? slotsText.unknown : slotsText.noneLeft}</p>
      </div>
    );
  }
  return (
    <form className="slot-form" method="post" action={endpoints.bookings}>
      <h3>{title}</h3>
      <ChipRadios
        slots
        required
        legend={text.chooseTime(title)}
        name="timeSlot"
        options={slots.map(({ id, left }) => ({
          value: id,
          label: slotNames[id],
          detail: left === 0 ? slotsText.full : slotsText.left(left),
          disabled: left === 0,
        }))}
      />
      <MobileField id={`mobile-${date}`} required />
      <ChatNotice text={chatNotice} />
      <input type="hidden" name="date" value={date} />
      <input type="hidden" name="serviceType" value="express" />
      <input type="hidden" name="location" value="jaipur" />
      {/* Each of the two forms needs its own idempotency key. */}
      <input type="hidden" name="idempotencyKey" value={`${formKey}-${date}`} />
      <Button type="submit" wide>
        {text.takeSlot}
      </Button>
    </form>
  );
}
