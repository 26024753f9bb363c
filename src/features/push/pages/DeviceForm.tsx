import { Alert } from '../../../../client/ui/Alert.tsx';
import { Button } from '../../../../client/ui/Button.tsx';
import { Checkbox, Field } from '../../../../client/ui/Field.tsx';
import { adminPushText as text } from '../../../content/text/admin-push.ts';
import type { PushDevice } from '../../../platform/push/push-devices.ts';
import { isOperator, nameOfOperator } from '../../../values/operator.ts';
import { adminTime, type FrameData, type TypedValues, valuesSent } from '../../admin/index.ts';
import { pushEndpoints } from '../contract.ts';
import { PUSH_KINDS } from '../rules/push-kinds.ts';

interface DeviceProps {
  readonly device: PushDevice;
  readonly now: Date;
  readonly sent: FrameData['sent'];
}

/** One device: its kinds and quiet hours, a push that tries it, and its end. */
export function DeviceForm({ device, now, sent }: DeviceProps) {
  const { id, by, createdAt, fault } = device;
  const name = isOperator(by) ? nameOfOperator(by) : undefined;
  return (
    <li className="card" data-device={id}>
      <h2>{text.device(name, adminTime(createdAt, now))}</h2>
      {fault !== null && <Alert>{text.fault(fault)}</Alert>}
      <Choice device={device} typed={valuesSent(sent, pushEndpoints.device(id))} />
      <div className="choices">
        <Press action={pushEndpoints.test(id)} label={text.test} />
        <Press action={pushEndpoints.remove(id)} label={text.remove} />
      </div>
    </li>
  );
}

interface ChoiceProps extends Pick<DeviceProps, 'device'> {
  /** The values of a refused form, which lacks each kind that was not ticked. */
  readonly typed: TypedValues;
}

const Choice = ({ device: { id, kinds, quiet }, typed }: ChoiceProps) => (
  <form className="form" method="post" action={pushEndpoints.device(id)}>
    <fieldset>
      <legend>{text.kinds}</legend>
      {PUSH_KINDS.map((kind) => (
        <Checkbox
          key={kind}
          name={kind}
          value="yes"
          defaultChecked={typed ? kind in typed : kinds.includes(kind)}
        >
          {text.kindOf[kind]}
        </Checkbox>
      ))}
    </fieldset>
    <fieldset>
      <legend>{text.quiet}</legend>
      <p className="small">{text.quietText}</p>
      <Field
        id={`from-${id}`}
        name="quietFrom"
        type="time"
        label={text.quietFrom}
        defaultValue={typed?.quietFrom ?? clockOf(quiet?.from)}
      />
      <Field
        id={`to-${id}`}
        name="quietTo"
        type="time"
        label={text.quietTo}
        defaultValue={typed?.quietTo ?? clockOf(quiet?.to)}
      />
    </fieldset>
    <Button type="submit" short>
      {text.save}
    </Button>
  </form>
);

const Press = ({ action, label }: { readonly action: string; readonly label: string }) => (
  <form method="post" action={action}>
    <Button type="submit" kind="quiet" short>
      {label}
    </Button>
  </form>
);

/** Minutes since midnight as a field of a form holds them: 22:30. */
const clockOf = (minutes: number | undefined): string =>
  minutes === undefined
    ? ''
    : [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
