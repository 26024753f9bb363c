import { englishPlace } from '../../content/names.ts';
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
export const LeadSubjectFields = ({ form, about }: LeadSubjectFieldsProps) => (
  <>
    {Object.entries(leadFields(about)).map(([name, value]) => (
      <input key={name} type="hidden" form={form} name={name} value={value} />
    ))}
  </>
);

/** The fields of a page's leads by their names. */
export const leadFields = (about: LeadSubject = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(inEnglish(about)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** Scripts send the place to records, ads and analytics, which know it by its English name. */
const inEnglish = ({ location, area, ...about }: LeadSubject): LeadSubject => ({
  ...about,
  location: location && englishPlace(location),
  area: area && englishPlace(area),
});
