import { Button } from '../../../client/ui/Button.tsx';
import { locationText } from '../../content/text/en/location.ts';

/** Asks the browser where the visitor is, when they press it and not before; shown by client/idle/location.idle.ts. */
export const LocateMe = () => (
  <>
    <Button kind="quiet" icon="map-pin" data-locate="" data-track="locate" hidden>
      {locationText.use}
    </Button>
    <p className="small" role="status" data-located="" />
  </>
);
