import { serviceRequestMessages } from '../../../src/content/text/messages.ts';
import { scheduleText as text } from '../../../src/content/text/schedule.ts';
import type { ServiceType } from '../../../src/features/service-requests/contract.ts';
import { Button } from '../../ui/Button.tsx';
import { DayChoice } from '../../ui/DayChoice.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import { SendProblem } from '../../ui/SendProblem.tsx';
import type { ScheduleProps } from './Schedule.island.tsx';
import type { ScheduleField, ScheduleState } from './schedule-state.ts';
import type { useSchedule } from './use-schedule.ts';

interface ScheduleFormProps extends Pick<ScheduleProps, 'formKey'> {
  readonly state: ScheduleState;
  readonly request: ReturnType<typeof useSchedule>['request'];
  readonly types: readonly ServiceType[];
  readonly onEdit: (field: ScheduleField, value: string) => void;
}

export function ScheduleForm({
  formKey,
  state: { values, today, first },
  request,
  types,
  onEdit,
}: ScheduleFormProps) {
  const { outcome, isSending } = request;
  const { defaultValue: _, ...day } = request.field('preferredDate');
  const field = (name: ScheduleField) => ({
    ...request.field(name),
    // The values of a returned form are in the state.
    defaultValue: undefined,
    value: values[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onEdit(name, target.value),
  });
  return (
    <form className="sheet-body" {...request.form}>
      {outcome.kind === 'failed' && (
        <SendProblem error={outcome.error} failed={outcome.message ?? serviceRequestMessages.failed} />
      )}
      <Field {...field('name')} label={text.name} autoComplete="name" />
      <MobileField {...field('mobileNumber')} />
      <Field {...field('carModel')} label={text.carModel} hint={text.carModelHint} />
      <DayChoice
        {...day}
        label={text.preferredDate}
        today={today}
        first={first}
        value={values.preferredDate}
        onChoose={(date) => onEdit('preferredDate', date)}
      />
      <Select
        {...field('serviceType')}
        label={text.serviceType}
        placeholder={text.serviceTypePlaceholder}
        options={types.map((type) => ({ value: String(type.id), label: type.name }))}
      />
      {formKey && <input type="hidden" name="idempotencyKey" value={formKey} />}
      <Button type="submit" wide busy={isSending}>
        {text.submit}
      </Button>
    </form>
  );
}
