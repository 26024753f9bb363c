import type { ReactNode } from 'react';
import { Button } from '../../../../client/ui/Button.tsx';
import { locationText } from '../../../content/text/en/location.ts';

/**
 * Asks the browser where the visitor is, when they press it and not before; shown by client/idle/location.idle.ts. Beside
 * it stands what leads on without a position.
 */
export const LocateMe = ({ children }: { readonly children: ReactNode }) => (
  <>
    <div className="pair">
      <Button kind="quiet" icon="map-pin" data-locate="" data-track="locate" hidden>
        {locationText.use}
      </Button>
      {children}
    </div>
    <p className="small" role="status" data-located="" />
  </>
);
