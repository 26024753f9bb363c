import type { SendFault, SendFaultDetail } from './send.ts';

/** Why something that is in order was not taken; whoever left it is given the phone number. `failed`: anything but the two. */
export interface SendError {
  readonly code: 'too_many_requests' | 'robot_suspected' | 'failed';
  readonly phone: string | undefined;
}

/** What is said of a failure that the visitor cannot mend in the form. */
export const sendErrorOf = ({
  code,
  detail,
}: {
  readonly code: SendFault;
  readonly detail?: SendFaultDetail;
}): SendError => ({
  code: code === 'too_many_requests' || code === 'robot_suspected' ? code : 'failed',
  phone: detail?.phone ?? phoneOfPage(),
});

/** An answer that was not ours names no number; most pages have one to press. */
const phoneOfPage = (): string | undefined =>
  globalThis.document?.querySelector?.('a[href^="tel:"]')?.getAttribute('href')?.slice('tel:'.length);
