import { Hono } from 'hono';
import { Badge } from '../../../../client/ui/Badge.tsx';
import { Button } from '../../../../client/ui/Button.tsx';
import { EmptyState } from '../../../../client/ui/EmptyState.tsx';
import { Field, Select } from '../../../../client/ui/Field.tsx';
import { cities } from '../../../content/cities/all-cities.ts';
import { adminJobText } from '../../../content/text/admin-job.ts';
import { groupedMobileNumber } from '../../../values/mobile-number.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import type { Mechanic } from '../../jobs/contract.ts';
import { adminEndpoints } from '../contract/addresses.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { MechanicLeave } from './MechanicLeave.tsx';
import { cityName } from './record-facts.ts';
import { frameWith, type ScreenParts } from './screen.tsx';
import { type TypedValues, valuesSent } from './typed-form.ts';

const text = adminJobText.mechanics;
const cityOptions = cities.map(({ slug, name }) => ({ value: slug, label: name }));

/** Serves the list of mechanics, with the form that adds one. */
export const mechanicScreen = ({ admin, frame, show }: ScreenParts) =>
  new Hono<AppEnvironment>().get('/', async (request) => {
    const [frameData, found] = await Promise.all([frame(request), admin.mechanics.list()]);
    return show(
      request,
      text.heading,
      <Mechanics frame={frameWith(frameData, found)} mechanics={found.ok ? found.value : []} />,
    );
  });

const Mechanics = ({
  frame,
  mechanics,
}: {
  readonly frame: FrameData;
  readonly mechanics: readonly Mechanic[];
}) => (
  <AdminFrame frame={frame} current="mechanics" title={text.heading} titled>
    <p className="admin-lead">{text.text}</p>
    <div className="admin-split">
      {mechanics.length === 0 ? (
        <EmptyState icon="wrench" title={text.none}>
          {text.noneText}
        </EmptyState>
      ) : (
        <ul className="admin-list">
          {mechanics.map((mechanic) => (
            <MechanicLine key={mechanic.id} mechanic={mechanic} now={frame.now} sent={frame.sent} />
          ))}
        </ul>
      )}
      <form className="card form align-start" method="post" action={adminEndpoints.mechanics}>
        <h2>{text.add}</h2>
        <MechanicFields values={sentOf(frame.sent, undefined)} />
        <Button type="submit">{text.save}</Button>
      </form>
    </div>
  </AdminFrame>
);

/** The values of a refused form about a mechanic; without an id, about a new one. */
const sentOf = (sent: FrameData['sent'], id: string | undefined) =>
  valuesSent(sent, adminEndpoints.mechanics, { name: 'id', value: id });

interface MechanicFieldsProps {
  readonly values: TypedValues;
  /** The id of a mechanic who exists. */
  readonly id?: string;
}

const MechanicFields = ({ values, id }: MechanicFieldsProps) => {
  const idOf = (field: string) => (id === undefined ? field : `${field}-${id}`);
  return (
    <>
      <Field
        id={idOf('name')}
        name="name"
        label={text.name}
        defaultValue={values?.name}
        maxLength={60}
        autoComplete="off"
        required
      />
      <Field
        id={idOf('mobileNumber')}
        name="mobileNumber"
        type="tel"
        label={text.mobile}
        defaultValue={values?.mobileNumber}
        autoComplete="off"
        required
      />
      <Select
        id={idOf('city')}
        name="city"
        label={text.city}
        options={cityOptions}
        defaultValue={values?.city}
      />
    </>
  );
};

interface MechanicProps {
  readonly mechanic: Mechanic;
  readonly now: Date;
  readonly sent: FrameData['sent'];
}

const MechanicLine = ({ mechanic, now, sent }: MechanicProps) => {
  const { id, name, mobileNumber, city, active } = mechanic;
  const typed = sentOf(sent, id);
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>
          <a href={`tel:+91${mobileNumber}`}>{groupedMobileNumber(mobileNumber)}</a>, {cityName(city)}
        </small>
      </span>
      {!active && <Badge>{text.inactive}</Badge>}
      <form method="post" action={adminEndpoints.mechanics}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="mobileNumber" value={mobileNumber} />
        <input type="hidden" name="city" value={city} />
        <Button
          type="submit"
          name="active"
          value={active ? 'no' : 'yes'}
          kind="quiet"
          short
          aria-label={active ? text.deactivateNamed(name) : text.activateNamed(name)}
        >
          {active ? text.deactivate : text.activate}
        </Button>
      </form>
      <details className="correct" open={typed !== undefined}>
        <summary className="btn quiet short">
          {text.correct}
          <span className="vh"> {name}</span>
        </summary>
        <form className="form" method="post" action={adminEndpoints.mechanics}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="active" value={active ? 'yes' : 'no'} />
          <MechanicFields id={id} values={typed ?? { name, mobileNumber, city }} />
          <Button type="submit" kind="quiet" short>
            {text.saveCorrection}
          </Button>
        </form>
      </details>
      <MechanicLeave mechanic={mechanic} now={now} sent={sent} />
    </li>
  );
};
