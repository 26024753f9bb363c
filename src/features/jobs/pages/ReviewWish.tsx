import { Button } from '../../../../client/ui/Button.tsx';
import { Checkbox } from '../../../../client/ui/Field.tsx';
import { ownJobText as text } from '../../../content/text/own-job.ts';
import { ownJobEndpoint } from '../contract.ts';
import type { JobProgressProps } from './progress-props.ts';

/** Asks for the customer's own yes to be asked for a review in the chat. They take it back in the same form. */
export function ReviewWish({ kind, id, job, chatWrites }: JobProgressProps) {
  const { wantsReviewAsked, isPaid, isReviewed } = job;
  // On the page of a paid job stands the review itself, so only a yes that was given is left to change.
  const isOver = isReviewed || (isPaid && wantsReviewAsked !== true);
  if (!chatWrites || wantsReviewAsked === undefined || isOver) return null;
  return (
    <form className="form no-print" method="post" action={ownJobEndpoint(kind, id, 'messages')}>
      <Checkbox name="review" value="yes" defaultChecked={wantsReviewAsked}>
        {text.reviewWish.label}
      </Checkbox>
      <Button type="submit" kind="quiet" short>
        {text.reviewWish.save}
      </Button>
    </form>
  );
}
