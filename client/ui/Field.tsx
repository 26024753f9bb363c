import type {
  InputHTMLAttributes,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

/** The texts that every labelled control has, and the id that connects them to it. */
interface FieldText {
  readonly id: string;
  readonly label: string;
  /** The line under the control; an error replaces it. */
  readonly hint?: string | undefined;
  /** The error message; undefined while the value is valid. */
  readonly error?: string | undefined;
  /** Follows the label in lighter type: "(Tomorrow)". */
  readonly labelNote?: string | undefined;
}

interface FieldProps
  extends FieldText,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'prefix' | 'className'> {
  /** Stands before the value without being part of it: "+91". */
  readonly prefix?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** An input for one line of text, a number or a date. Its text is 17 px, so that phones do not zoom in. */
export function Field({ id, label, hint, error, labelNote, prefix, ...input }: FieldProps) {
  const fieldText = { id, label, hint, error, labelNote };
  return (
    <FieldFrame {...fieldText}>
      {prefix && <span className="prefix">{prefix}</span>}
      <input {...input} {...controlAttributes(fieldText)} />
    </FieldFrame>
  );
}

interface TextAreaProps
  extends FieldText,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> {
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

export function TextArea({ id, label, hint, error, labelNote, ...area }: TextAreaProps) {
  const fieldText = { id, label, hint, error, labelNote };
  return (
    <FieldFrame {...fieldText}>
      <textarea {...area} {...controlAttributes(fieldText)} />
    </FieldFrame>
  );
}

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

interface SelectProps extends FieldText, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'> {
  readonly options: readonly SelectOption[];
  /** The first option, which is no valid choice: "Select a service type". */
  readonly placeholder?: string | undefined;
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

/** A native `<select>`, because a phone's own picker is easier to use than one of ours. */
export function Select({ id, label, hint, error, labelNote, options, placeholder, ...select }: SelectProps) {
  const fieldText = { id, label, hint, error, labelNote };
  const isFree = placeholder !== undefined && select.value === undefined && select.defaultValue === undefined;
  const unchosen = isFree ? { defaultValue: '' } : {};
  return (
    <FieldFrame {...fieldText}>
      <select {...unchosen} {...select} {...controlAttributes(fieldText)}>
        {placeholder && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  readonly children: ReactNode;
}

export const Checkbox = ({ children, ...input }: CheckboxProps) => (
  <label className="check">
    <input type="checkbox" {...input} />
    <span>{children}</span>
  </label>
);

/** Lays out the label above, the control in its box, and the hint or error below. */
export const FieldFrame = ({ children, ...fieldText }: FieldText & { readonly children: ReactNode }) => (
  <div className={classNames('field', fieldText.error !== undefined && 'bad')}>
    <label htmlFor={fieldText.id}>
      {fieldText.label}
      {fieldText.labelNote && <span className="caption label-note"> {fieldText.labelNote}</span>}
    </label>
    <div className="control">{children}</div>
    <FieldNote {...fieldText} />
  </div>
);

/** The line under a control: its error if there is one, else its hint. */
export function FieldNote({ id, hint, error }: Pick<FieldText, 'id' | 'hint' | 'error'>) {
  if (error !== undefined) {
    return (
      <p className="err" id={noteId(id)}>
        <Icon name="circle-alert" />
        {error}
      </p>
    );
  }
  return hint === undefined ? null : (
    <p className="hint" id={noteId(id)}>
      {hint}
    </p>
  );
}

interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

/**
 * The control's id and its link to the note. Hint and error share one note id, for only one of them shows at a time.
 */
function controlAttributes({ id, hint, error }: FieldText): ControlAttributes {
  return {
    id,
    ...(hint === undefined && error === undefined ? {} : { 'aria-describedby': noteId(id) }),
    ...(error === undefined ? {} : { 'aria-invalid': true as const }),
  };
}

const noteId = (id: string): string => `${id}-note`;
