import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { Select } from '../../../../client/ui/Field.tsx';
import { adminJobText as text } from '../../../content/text/admin-job.ts';
import type { AnyFields, LedgerRecord } from '../../../records/record.ts';
import { isOnLeave, type Job, type Mechanic } from '../../jobs/contract.ts';
import { adminAddresses, adminEndpoints } from '../contract/addresses.ts';
import { MoveFields } from './MoveFields.tsx';
import { cityName } from './record-facts.ts';

interface AssignProps {
  readonly record: LedgerRecord;
  readonly job: Job;
  readonly mechanics: readonly Mechanic[];
}

/** The name of a mechanic, who may be on leave on the day of the visit. */
function nameThen(mechanic: Mechanic, { fields }: LedgerRecord): string {
  const { date }: AnyFields = fields;
  return date !== undefined && isOnLeave(mechanic, date) ? text.onLeave(mechanic.name) : mechanic.name;
}

/** One tap for each mechanic of the record's city; those of other cities stand in a list. */
export function AssignMechanic({ record, job, mechanics }: AssignProps) {
  const active = mechanics.filter((mechanic) => mechanic.active && mechanic.id !== job.mechanic?.id);
  const { near = [], far = [] } = Object.groupBy(active, ({ city }) =>
    city === record.city ? 'near' : 'far',
  );
  if (active.length === 0)
    return (
      <p>
        {text.noMechanics} <a href={adminAddresses.mechanics}>{text.addMechanics}</a>
      </p>
    );
  return (
    <>
      {near.length > 0 && (
        <form className="form" method="post" action={adminEndpoints.job(record.id)}>
          <MoveFields record={record} move="assign" />
          {near.map((one) => (
            <Button key={one.id} type="submit" name="mechanicId" value={one.id} wide>
              {text.assignTo(nameThen(one, record))}
            </Button>
          ))}
        </form>
      )}
      {far.length > 0 && <AssignFar record={record} mechanics={far} />}
    </>
  );
}

const AssignFar = ({ record, mechanics }: Pick<AssignProps, 'record' | 'mechanics'>) => (
  <form className="form" method="post" action={adminEndpoints.job(record.id)}>
    <MoveFields record={record} move="assign" />
    <Select
      id="mechanicId"
      name="mechanicId"
      label={text.farMechanic}
      options={mechanics.map((one) => ({
        value: one.id,
        label: text.farOption(nameThen(one, record), cityName(one.city)),
      }))}
    />
    <Button type="submit" kind="quiet" short>
      {text.assign}
    </Button>
  </form>
);

export function OtherMechanic(props: AssignProps) {
  const { job, mechanics, record } = props;
  const own = mechanics.find(({ id }) => id === job.mechanic?.id);
  const mayChange = !job.steps.some(({ step }) => step === 'ready');
  return (
    <>
      {own && (
        <ButtonLink kind="quiet" short icon="phone" href={`tel:+91${own.mobileNumber}`}>
          {text.callMechanic(own.name)}
        </ButtonLink>
      )}
      {mayChange && mechanics.some(({ active, id }) => active && id !== own?.id) && (
        <details className="q">
          <summary>{text.changeMechanic}</summary>
          <AssignMechanic record={record} job={job} mechanics={mechanics} />
        </details>
      )}
    </>
  );
}
