import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { EmptyState } from '../../../../client/ui/EmptyState.tsx';
import { adminText } from '../../../content/text/en/admin.ts';
import type { AuditLine } from '../../../platform/ledger/audit.ts';
import { adminAddresses } from '../contract.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { adminTime } from './format.ts';

const text = adminText.audit;

interface AuditScreenProps {
  readonly frame: FrameData;
  readonly lines: readonly AuditLine[];
  readonly cursor: string | null;
}

const spaced = (code: string): string => {
  const words = code.replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** Shows the operators' actions, newest first. */
export const AuditScreen = ({ frame, lines, cursor }: AuditScreenProps) => (
  <AdminFrame frame={frame} current="audit" title={text.heading} titled>
    {lines.length === 0 ? (
      <EmptyState icon="history" title={text.none}>
        {text.noneText}
      </EmptyState>
    ) : (
      <ul className="desk-list">
        {lines.map(({ id, at, action, subject, detail }) => (
          <li key={id}>
            <span>
              <b>{spaced(action)}</b>
              <small>{[subject, detail].filter((part) => part).join(': ')}</small>
            </span>
            <small>{adminTime(at, frame.now)}</small>
          </li>
        ))}
      </ul>
    )}
    {cursor && (
      <div className="pager small">
        <ButtonLink kind="quiet" short href={`${adminAddresses.audit}?cursor=${cursor}`}>
          {adminText.records.older}
        </ButtonLink>
      </div>
    )}
  </AdminFrame>
);
