import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { adminText } from '../../../content/text/admin.ts';

interface OlderLinkProps {
  /** The list's address; it may have a query. */
  readonly list: string;
  /** The cursor of the next page; null at the end of the list. */
  readonly cursor: string | null;
}

/** Leads to the next page of a list, whose entries are older. */
export const OlderLink = ({ list, cursor }: OlderLinkProps) =>
  cursor === null ? null : (
    <div className="pager small">
      <ButtonLink kind="quiet" short href={`${list}${list.includes('?') ? '&' : '?'}cursor=${cursor}`}>
        {adminText.records.older}
      </ButtonLink>
    </div>
  );
