import type { ReturnedForm } from '../../../web/contract/returned-form.ts';
import type { JobView } from '../contract.ts';

export interface JobProgressProps {
  readonly kind: 'booking' | 'order';
  readonly id: string;
  readonly job: JobView;
  /** Whether messages leave by themselves. */
  readonly chatWrites: boolean;
  /** The number to call, as a link dials it. */
  readonly phone: string;
  /** The page's query; its `job` is the code of a form's result. */
  readonly query: URLSearchParams;
  /** A form of the page as it returns, refused. */
  readonly returned: ReturnedForm | undefined;
}
