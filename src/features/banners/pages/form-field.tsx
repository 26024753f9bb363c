import type { ReactNode } from 'react';
import { Checkbox, Field, Select } from '../../../../client/ui/Field.tsx';
import { type FormValues, isChanged } from './form-values.ts';

interface Named {
  readonly name: string;
  readonly values: FormValues;
}

type Rest<Props> = Omit<Props, 'id' | 'name' | 'defaultValue' | 'defaultChecked'>;

/** A field that shows its value of the form. */
export const ValueField = ({ name, values, ...rest }: Named & Rest<Parameters<typeof Field>[0]>) => (
  <Field id={name} name={name} defaultValue={values[name]} {...rest} />
);

export const ValueSelect = ({ name, values, ...rest }: Named & Rest<Parameters<typeof Select>[0]>) => (
  <Select id={name} name={name} defaultValue={values[name] ?? ''} {...rest} />
);

export const ValueCheckbox = ({ name, values, children }: Named & { readonly children: ReactNode }) => (
  <Checkbox name={name} value="yes" defaultChecked={values[name] !== undefined}>
    {children}
  </Checkbox>
);

interface FoldedProps {
  readonly title: string;
  readonly values: FormValues;
  /** The fields inside. One that is filled opens the part. */
  readonly names: readonly string[];
  readonly children: ReactNode;
}

/** Fields that few banners need, folded without a script. */
export const Folded = ({ title, values, names, children }: FoldedProps) => (
  <details className="fold" open={names.some((name) => isChanged(values, name))}>
    <summary>{title}</summary>
    <div className="form">{children}</div>
  </details>
);
