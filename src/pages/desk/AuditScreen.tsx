import { ButtonLink } from '../../../client/ui/ButtonLink.tsx';
import { EmptyState } from '../../../client/ui/EmptyState.tsx';
import { deskText } from '../../content/text/en/desk.ts';
import { deskAddresses } from '../../contract/desk-addresses.ts';
import type { AuditLine } from '../../ledger/audit-list.ts';
import { DeskFrame, type FrameData } from './DeskFrame.tsx';
import { deskTime } from './desk-time.ts';

const text = deskText.audit;

interface AuditScreenProps {
  readonly frame: FrameData;
  readonly lines: readonly AuditLine[];
  readonly cursor: string | null;
}

const spaced = (code: string): string => {
  const words = code.replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** What was done here, newest first. */
export const AuditScreen = ({ frame, lines, cursor }: AuditScreenProps) => (
  <DeskFrame frame={frame} current="audit" title={text.heading} titled>
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
            <small>{deskTime(at, frame.now)}</small>
          </li>
        ))}
      </ul>
    )}
    {cursor && (
      <div className="pager small">
        <ButtonLink kind="quiet" short href={`${deskAddresses.audit}?cursor=${cursor}`}>
          {deskText.records.older}
        </ButtonLink>
      </div>
    )}
  </DeskFrame>
);
