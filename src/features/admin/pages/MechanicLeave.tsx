import { Button } from '../../../../client/ui/Button.tsx';
import { Field } from '../../../../client/ui/Field.tsx';
import { adminJobText } from '../../../content/text/admin-job.ts';
import { indiaDate } from '../../../values/india-time.ts';
import type { Mechanic } from '../../jobs/contract.ts';
import { adminEndpoints } from '../contract/addresses.ts';
import { weekdayDate } from './format.ts';

const text = adminJobText.mechanics;

interface MechanicLeaveProps {
  readonly mechanic: Mechanic;
  readonly now: Date;
}

/** Lists the leave of a mechanic that has not ended, with the form that adds some. */
export const MechanicLeave = ({ mechanic: { id, name, leave }, now }: MechanicLeaveProps) => (
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
    <details className="correct">
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
          defaultValue={indiaDate(now)}
          required
        />
        <Field id={`to-${id}`} name="to" type="date" label={text.to} min={indiaDate(now)} />
        <Button type="submit" kind="quiet" short>
          {text.addLeave}
        </Button>
      </form>
    </details>
  </>
);
