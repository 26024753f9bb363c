import { Button } from '../../../client/ui/Button.tsx';
import { DoneMark } from '../../../client/ui/DoneMark.tsx';
import { MobileField } from '../../../client/ui/MobileField.tsx';
import { deskText } from '../../content/text/en/desk.ts';
import { deskAddresses, deskEndpoints } from '../../contract/desk-addresses.ts';
import type { Erased, RemoteCopy } from '../../ledger/erasure.ts';
import { targetName } from './Delivery.tsx';
import { DeskFrame, type FrameData } from './DeskFrame.tsx';
import { wordOf } from './word-of.ts';

const text = deskText.erasure;

interface ErasureScreenProps {
  readonly frame: FrameData;
  /** What was just deleted. */
  readonly erased: Erased | undefined;
}

/** Everything of one number: handed out, then deleted, as the law asks. */
export const ErasureScreen = ({ frame, erased }: ErasureScreenProps) => (
  <DeskFrame frame={frame} current="erasure" title={text.heading} titled>
    {erased ? <Gone erased={erased} /> : <Forms />}
  </DeskFrame>
);

const Forms = () => (
  <>
    <p className="small desk-lead">{text.text}</p>
    <div className="desk-split">
      <form className="card form" method="post" action={deskEndpoints.exportNumber}>
        <h2>{text.first}</h2>
        <MobileField id="export-number" autoComplete="off" pattern="[6-9][0-9]{9}" required />
        <Button type="submit" kind="quiet" icon="download">
          {text.export}
        </Button>
      </form>
      <form className="card form" method="post" action={deskAddresses.erasure}>
        <h2>{text.second}</h2>
        <MobileField id="erase-number" autoComplete="off" pattern="[6-9][0-9]{9}" required />
        <MobileField
          id="erase-again"
          name="again"
          label={text.again}
          autoComplete="off"
          pattern="[6-9][0-9]{9}"
          required
        />
        <Button type="submit" icon="trash-2">
          {text.erase}
        </Button>
      </form>
    </div>
  </>
);

const Gone = ({ erased: { records, remote } }: { readonly erased: Erased }) => (
  <div className="stack">
    <DoneMark />
    <p className="h3">{text.done(records)}</p>
    <p className="small">{text.doneText}</p>
    {remote.length === 0 ? (
      <p>{text.noRemote}</p>
    ) : (
      <section aria-labelledby="remote">
        <h2 id="remote">{text.remote}</h2>
        <p className="small">{text.remoteText}</p>
        <table className="desk-plain">
          <thead>
            <tr>
              <th scope="col">{text.system}</th>
              <th scope="col">{text.what}</th>
              <th scope="col">{text.remoteId}</th>
            </tr>
          </thead>
          <tbody>
            {remote.map((copy) => (
              <Copy key={`${copy.recordId} ${copy.target} ${copy.purpose}`} copy={copy} />
            ))}
          </tbody>
        </table>
      </section>
    )}
  </div>
);

const Copy = ({ copy }: { readonly copy: RemoteCopy }) => (
  <tr>
    <th scope="row">{targetName(copy.target)}</th>
    <td>
      {wordOf(deskText.kindOf, copy.kind) ?? copy.kind}, {copy.purpose}
    </td>
    <td>{copy.remoteDocumentId ?? copy.remoteId ?? (copy.certain ? copy.recordId : text.uncertain)}</td>
  </tr>
);
