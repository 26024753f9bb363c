import { Button } from '../../../../client/ui/Button.tsx';
import { DoneMark } from '../../../../client/ui/Icon.tsx';
import { MobileField } from '../../../../client/ui/MobileField.tsx';
import { adminText } from '../../../content/text/en/admin.ts';
import type { Erased, RemoteCopy } from '../../../platform/ledger/erasure.ts';
import { adminAddresses, adminEndpoints } from '../contract/admin-addresses.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { targetName } from './Delivery.tsx';
import { labelOf } from './label-of.ts';

const text = adminText.erasure;

interface ErasureScreenProps {
  readonly frame: FrameData;
  /** What was just deleted. */
  readonly erased: Erased | undefined;
}

/** Everything of one number: handed out, then deleted, as the law asks. */
export const ErasureScreen = ({ frame, erased }: ErasureScreenProps) => (
  <AdminFrame frame={frame} current="erasure" title={text.heading} titled>
    {erased ? <Gone erased={erased} /> : <Forms />}
  </AdminFrame>
);

const Forms = () => (
  <>
    <p className="small desk-lead">{text.text}</p>
    <div className="desk-split">
      <form className="card form" method="post" action={adminEndpoints.exportNumber}>
        <h2>{text.first}</h2>
        <MobileField id="export-number" autoComplete="off" pattern="[6-9][0-9]{9}" required />
        <Button type="submit" kind="quiet" icon="download">
          {text.export}
        </Button>
      </form>
      <form className="card form" method="post" action={adminAddresses.erasure}>
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
      {labelOf(adminText.kindOf, copy.kind) ?? copy.kind}, {copy.purpose}
    </td>
    <td>{copy.remoteDocumentId ?? copy.remoteId ?? (copy.certain ? copy.recordId : text.uncertain)}</td>
  </tr>
);
