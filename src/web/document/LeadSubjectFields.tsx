import { englishPlace } from '../../content/names.ts';
import type { LeadSubject } from './metadata.ts';

interface LeadSubjectFieldsProps {
  /** Id of the form that sends the fields. */
  readonly form: string;
  readonly about: LeadSubject | undefined;
}

/**
 * The subject of a page's leads as hidden fields of its Book Now form. Without JavaScript the form sends them; scripts
 * read them here (`client/storage/interest.ts`). They are outside of the island, which need not know them.
 */
export const LeadSubjectFields = ({ form, about = {} }: LeadSubjectFieldsProps) => (
  <>
    {Object.entries(inEnglish(about)).map(
      ([name, value]) =>
        value !== undefined && <input key={name} type="hidden" form={form} name={name} value={value} />,
    )}
  </>
);

/** Scripts send the place to records, ads and analytics, which know it by its English name. */
const inEnglish = ({ location, area, ...about }: LeadSubject): LeadSubject => ({
  ...about,
  location: location && englishPlace(location),
  area: area && englishPlace(area),
});
