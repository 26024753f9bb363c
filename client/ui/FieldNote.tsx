import { type FieldText, noteId } from './field-frame.ts';
import { Icon } from './Icon.tsx';

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
