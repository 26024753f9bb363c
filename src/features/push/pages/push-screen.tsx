import { pushScript } from 'virtual:client-build';
import { Hono } from 'hono';
import { Alert } from '../../../../client/ui/Alert.tsx';
import { Button } from '../../../../client/ui/Button.tsx';
import { EmptyState } from '../../../../client/ui/EmptyState.tsx';
import { adminPushText as text } from '../../../content/text/admin-push.ts';
import type { PushDevice } from '../../../platform/push/push-devices.ts';
import type { Admin } from '../../../services/admin.ts';
import type { WriteServices } from '../../../services/services.ts';
import type { AppEnvironment } from '../../../web/app-environment.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { AdminFrame, type AdminSession, type FrameData, frameWith, screenParts } from '../../admin/index.ts';
import { pushEndpoints } from '../contract.ts';
import { DeviceForm } from './DeviceForm.tsx';

/** Serves the devices that ring, and the switch of the one that shows it. */
export function pushScreen(services: WriteServices, admin: Admin, session: AdminSession) {
  const { frame, show } = screenParts(services, admin, session);
  const unset = services.systems.find(({ name }) => name === 'push')?.unset ?? [];
  return new Hono<AppEnvironment>()
    .use(async (request, next) =>
      (await session.isOpen(request)) ? next() : request.redirect(addresses.admin, 303),
    )
    .get('/', async (request) => {
      const [frameData, devices] = await Promise.all([frame(request), admin.pushDevices.list()]);
      return show(
        request,
        text.heading,
        <Notifications
          frame={frameWith(frameData, devices)}
          devices={devices.ok ? devices.value : []}
          publicKey={services.push?.publicKey}
          unset={unset}
        />,
        devices.ok ? 200 : 503,
      );
    });
}

interface NotificationsProps {
  readonly frame: FrameData;
  readonly devices: readonly PushDevice[];
  /** Undefined while notifications are off. */
  readonly publicKey: string | undefined;
  /** The variables that are not set. */
  readonly unset: readonly string[];
}

const Notifications = ({ frame, devices, publicKey, unset }: NotificationsProps) => (
  <AdminFrame frame={frame} current="notifications" title={text.heading} titled>
    <p className="admin-lead">{text.lead}</p>
    {publicKey === undefined && <Alert tone="calm">{text.off(unset)}</Alert>}
    <div className="admin-split">
      {devices.length === 0 ? (
        <EmptyState icon="phone" title={text.none}>
          {text.noneText}
        </EmptyState>
      ) : (
        <ul className="admin-cards">
          {devices.map((device) => (
            <DeviceForm key={device.id} device={device} now={frame.now} sent={frame.sent} />
          ))}
        </ul>
      )}
      {publicKey !== undefined && <ThisDevice publicKey={publicKey} />}
    </div>
  </AdminFrame>
);

/** client/admin/push.ts shows the button where the browser has notifications. */
const ThisDevice = ({ publicKey }: { readonly publicKey: string }) => (
  <section
    className="card form align-start"
    aria-labelledby="this-device"
    data-push={pushEndpoints.devices}
    data-key={publicKey}
    data-texts={TEXTS}
  >
    <h2 id="this-device">{text.here}</h2>
    <p className="small">{text.hereText}</p>
    <p className="small" role="status">
      {text.needsScript}
    </p>
    <Button type="button" hidden>
      {text.turnOn}
    </Button>
    <script type="module" src={pushScript} />
  </section>
);

const { blocked, failed } = text;
const TEXTS = JSON.stringify({ blocked, failed });
