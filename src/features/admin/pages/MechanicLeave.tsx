import { Button } from '../../../../client/ui/Button.tsx';
import { Field } from '../../../../client/ui/Field.tsx';
import { adminJobText } from '../../../content/text/admin-job.ts';
import { indiaDate } from '../../../values/india-time.ts';
import type { Mechanic } from '../../jobs/contract.ts';
import { adminEndpoints } from '../contract/addresses.ts';
import type { FrameData } from './AdminFrame.tsx';
import { weekdayDate } from './format.ts';
import { valuesSent } from './typed-form.ts';

const text = adminJobText.mechanics;

interface MechanicLeaveProps {
  readonly mechanic: Mechanic;
  readonly now: Date;
  readonly sent: FrameData['sent'];
}

/** Lists the leave of a mechanic that has not ended, with the form that adds some. */
export function MechanicLeave({ mechanic: { id, name, leave }, now, sent }: MechanicLeaveProps) {
  const ofMechanic = valuesSent(sent, adminEndpoints.mechanicLeave, { name: 'mechanicId', value: id });
  const typed = ofMechanic?.end === undefined ? ofMechanic : undefined;
  return (
    <>
      {leave.map(({ from, to }) => {
        const days = text.days(weekdayDate(from, now), weekdayDate(to, now));
        return (
          <form key={from} className="leave" method="post" action={adminEndpoints.mechanicLeave}>
            <input type="hidden" name="mechanicId" value={id} />
            <input type="hidden" name="from" value={from} />
            <span>
              {text.leave}: {days}
            </span>
            <Button
              type="submit"
              name="end"
              value="yes"
              kind="quiet"
              short
              aria-label={text.endLeaveNamed(name, days)}
            >
              {text.endLeave}
            </Button>
          </form>
        );
      })}
      <details className="correct" open={typed !== undefined}>
        <summary className="btn quiet short">
          {text.leave}
          <span className="vh"> {name}</span>
        </summary>
        <form className="form" method="post" action={adminEndpoints.mechanicLeave}>
          <input type="hidden" name="mechanicId" value={id} />
          <p className="small">{text.leaveText}</p>
          <Field
            id={`from-${id}`}
            name="from"
            type="date"
            label={text.from}
            min={indiaDate(now)}
            defaultValue={typed?.from ?? indiaDate(now)}
            required
          />
          <Field
            id={`to-${id}`}
            name="to"
            type="date"
            label={text.to}
            min={indiaDate(now)}
            defaultValue={typed?.to}
          />
          <Button type="submit" kind="quiet" short>
            {text.addLeave}
          </Button>
        </form>
      </details>
    </>
  );
}
