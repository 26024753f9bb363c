import { Hono } from 'hono';
import { Button } from '../../../../client/ui/Button.tsx';
import { DoneMark } from '../../../../client/ui/Icon.tsx';
import { MobileField } from '../../../../client/ui/MobileField.tsx';
import { adminText } from '../../../content/text/admin.ts';
import type { Erased, RemoteCopy } from '../../../platform/ledger/erasure.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { scrolledByKeys } from '../../../web/components/scrolled-by-keys.ts';
import { operatorOf } from '../auth.ts';
import { adminAddresses, adminEndpoints } from '../contract/addresses.ts';
import { eraseBody } from '../contract/schemas.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { purposeName, targetName } from './delivery.tsx';
import { labelOf } from './format.ts';
import type { ScreenParts } from './screen.tsx';

const text = adminText.erasure;

interface ErasureScreenProps {
  readonly frame: FrameData;
  /** The result of the deletion, right after it. */
  readonly erased: Erased | undefined;
}

/** Exports and then deletes all data of one number, as the DPDP Act requires. */
const ErasureScreen = ({ frame, erased }: ErasureScreenProps) => (
  <AdminFrame frame={frame} current="erasure" title={text.heading} titled>
    {erased ? <Deleted erased={erased} /> : <Forms />}
  </AdminFrame>
);

const Forms = () => (
  <>
    <p className="small admin-lead">{text.text}</p>
    <div className="admin-split">
      <form className="card form" method="post" action={adminEndpoints.exportNumber}>
        <h2>{text.first}</h2>
        <MobileField id="export-number" autoComplete="off" required />
        <Button type="submit" kind="quiet" icon="download">
          {text.export}
        </Button>
      </form>
      <form className="card form" method="post" action={adminAddresses.erasure}>
        <h2>{text.second}</h2>
        <MobileField id="erase-number" autoComplete="off" required />
        <MobileField id="erase-again" name="again" label={text.again} autoComplete="off" required />
        <Button type="submit" icon="trash-2">
          {text.erase}
        </Button>
      </form>
    </div>
  </>
);

const Deleted = ({ erased: { records, remote } }: { readonly erased: Erased }) => (
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
        <table className="admin-plain" {...scrolledByKeys}>
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
      {labelOf(adminText.kindOf, copy.kind) ?? copy.kind}, {purposeName(copy.purpose)}
    </td>
    <td>{copy.remoteDocumentId ?? copy.remoteId ?? (copy.certain ? copy.recordId : text.uncertain)}</td>
  </tr>
);

export function erasureScreens({ admin, session, frame, show }: ScreenParts) {
  const screens = new Hono<AppEnvironment>();

  screens.get('/', async (request) =>
    show(request, adminText.tabs.erasure, <ErasureScreen frame={await frame(request)} erased={undefined} />),
  );

  // No redirect: the list of entries in outside systems is shown once and stored nowhere.
  screens.post('/', session.guard, async (request) => {
    const refuse = (problem: string) => request.redirect(`${adminAddresses.erasure}?problem=${problem}`, 303);
    const sent = eraseBody.safeParse(Object.fromEntries(new URLSearchParams(await request.req.text())));
    if (!sent.success) return refuse('invalid');
    const { mobileNumber, again } = sent.data;
    if (mobileNumber !== again) return refuse('numbers_differ');
    if (!(await session.hasExported(request, mobileNumber))) return refuse('export_first');
    const erased = await admin.erasure.eraseNumber(mobileNumber, operatorOf(request));
    if (!erased.ok) return refuse(erased.code);
    return show(
      request,
      adminText.tabs.erasure,
      <ErasureScreen frame={await frame(request)} erased={erased.value} />,
    );
  });

  return screens;
}
