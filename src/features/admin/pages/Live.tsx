import { adminScript } from 'virtual:client-build';
import { adminLiveText as text } from '../../../content/text/admin-live.ts';
import { pushTitles } from '../../../content/text/push-titles.ts';
import { adminEndpoints } from '../contract/addresses.ts';
import { adminTime } from './format.ts';

interface LiveProps {
  readonly now: Date;
  /** The id of the element that a new record replaces. */
  readonly region: string;
  /** Reads the page again each minute, because it says how long somebody waits. */
  readonly everyMinute?: boolean;
}

/**
 * Shows when the page was loaded. With JavaScript, client/admin/live-records.ts keeps the region current and shows the
 * state of its connection here.
 */
export const Live = ({ now, region, everyMinute }: LiveProps) => (
  <div
    className="admin-live"
    data-live={adminEndpoints.live}
    data-region={region}
    data-every-minute={everyMinute || undefined}
    data-texts={TEXTS}
  >
    <span role="status" className="small">
      {text.loaded(adminTime(now.getTime(), now))}
    </span>
    <label className="small" hidden>
      <input type="checkbox" name="sound" /> {text.sound}
    </label>
    <button type="button" className="small" data-notify hidden>
      {text.notify}
    </button>
    <script type="module" src={adminScript} />
  </div>
);

const { states, fresh } = text;
/** A new record by its kind, and a customer's change by its own. */
const kinds = { ...pushTitles, ...text.kinds };
const TEXTS = JSON.stringify({ states, fresh, kinds });
