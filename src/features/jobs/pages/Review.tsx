import { Button } from '../../../../client/ui/Button.tsx';
import { TextArea } from '../../../../client/ui/Field.tsx';
import { formFields } from '../../../../client/ui/form-fields.ts';
import { Segments } from '../../../../client/ui/radios.tsx';
import { ownJobText as text } from '../../../content/text/own-job.ts';
import { returnedTo } from '../../../web/pages/page-entry.ts';
import { reviewBody } from '../../reviews/contract.ts';
import { ownJobEndpoint } from '../contract.ts';
import type { JobProgressProps } from './progress-props.ts';

const STARS = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));

/** The question for a review, once the job is paid. */
export function Review({ kind, id, job, returned }: JobProgressProps) {
  if (job.isReviewed) return <p>{text.review.thanks}</p>;
  if (!job.isPaid) return null;
  const action = ownJobEndpoint(kind, id, 'review');
  const { values, problems } = returnedTo({ returned }, action) ?? {};
  const field = formFields(reviewBody, { id: 'review', values, problems });
  return (
    <form className="card form no-print" method="post" action={action}>
      <h3>{text.review.heading}</h3>
      <p className="small">{text.review.text}</p>
      <Segments
        label={text.review.stars}
        name="stars"
        options={STARS}
        stars
        required
        defaultValue={values?.stars}
      />
      <TextArea {...field('words')} label={text.review.words} />
      <Button type="submit">{text.review.send}</Button>
    </form>
  );
}
