import type { FormEvent } from 'react';
import { serviceRequestMessages } from '../../../src/content/text/en/messages.ts';
import { scheduleText as text } from '../../../src/content/text/en/schedule.ts';
import type { ServiceType } from '../../../src/features/service-requests/contract.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { Button } from '../../ui/Button.tsx';
import { dateDistanceNote } from '../../ui/date-distance.ts';
import { Field, Select } from '../../ui/Field.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import { SendProblem } from '../../ui/SendProblem.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { ScheduleProps } from './Schedule.island.tsx';
import type { ScheduleField, ScheduleState } from './schedule-state.ts';

interface ScheduleFormProps extends Pick<ScheduleProps, 'formKey' | 'id'> {
  readonly state: ScheduleState;
  readonly types: readonly ServiceType[];
  readonly onEdit: (field: ScheduleField, value: string) => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

export function ScheduleForm({ formKey, id, state, types, onEdit, onSubmit }: ScheduleFormProps) {
  const hydrated = useHydrated();
  const { values, problems, today, message, status } = state;
  const field = (name: ScheduleField) => {
    const problem = problems[name];
    return {
      id: `${id}-${name}`,
      name,
      value: values[name],
      required: true,
      error: problem && serviceRequestMessages[problem],
      onChange: ({ target }: { readonly target: { readonly value: string } }) => onEdit(name, target.value),
    };
  };
  return (
    <form
      className="sheet-body"
      method="post"
      action={endpoints.serviceRequests}
      onSubmit={onSubmit}
      noValidate={hydrated}
    >
      {status === 'error' && message && state.error && <SendProblem error={state.error} failed={message} />}
      <Field {...field('name')} label={text.name} autoComplete="name" maxLength={80} />
      <MobileField {...field('mobileNumber')} />
      <Field {...field('carModel')} label={text.carModel} hint={text.carModelHint} maxLength={120} />
      <Field
        {...field('preferredDate')}
        type="date"
        min={today}
        label={text.preferredDate}
        labelNote={dateDistanceNote(values.preferredDate, today)}
      />
      <Select
        {...field('serviceType')}
        label={text.serviceType}
        placeholder={text.serviceTypePlaceholder}
        options={types.map((type) => ({ value: String(type.id), label: type.name }))}
      />
      {formKey && <input type="hidden" name="idempotencyKey" value={formKey} />}
      <Button type="submit" wide busy={status === 'loading'}>
        {text.submit}
      </Button>
    </form>
  );
}
