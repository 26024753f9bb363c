import type { LeadSubject } from './metadata.ts';

interface LeadSubjectFieldsProps {
  /** Id of the form that sends the fields. */
  readonly form: string;
  readonly about: LeadSubject | undefined;
}

/**
 * The subject of a page's leads as hidden fields of its Book Now form, which sends them without JavaScript. They are
 * outside of the island, whose scripts have them in the page's data.
 */
export const LeadSubjectFields = ({
  form,
  about: { serviceName: _, ...fields } = {},
}: LeadSubjectFieldsProps) =>
  Object.entries(leadFields(fields)).map(([name, value]) => (
    <input key={name} type="hidden" form={form} name={name} value={value} />
  ));

/** The subject of a page's leads, without what it does not name. */
export const leadFields = (about: LeadSubject = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(about).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
