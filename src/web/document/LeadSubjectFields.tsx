import type { LeadSubject } from './metadata.ts';

interface LeadSubjectFieldsProps {
  /** Id of the form that they are sent with. */
  readonly form: string;
  readonly about: LeadSubject | undefined;
}

/**
 * What a page's leads are about, as fields of its Book Now form: sent along without JavaScript, and read by scripts from
 * here (`client/storage/interest.ts`). They stand outside of the island, which need not know them.
 */
export const LeadSubjectFields = ({ form, about = {} }: LeadSubjectFieldsProps) => (
  <>
    {Object.entries(about).map(
      ([name, value]) =>
        value !== undefined && <input key={name} type="hidden" form={form} name={name} value={value} />,
    )}
  </>
);
