import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';

interface WonCouponProps {
  readonly words: {
    readonly won: string;
    readonly code: string;
    readonly openChat: string;
    readonly tellUs: string;
  };
  readonly code: string;
  readonly description: string;
  /** "Valid until …" */
  readonly validity: string | undefined;
  readonly chatUrl: string;
  /** Beside the code. */
  readonly children?: ReactNode;
}

/** What was won: the code to keep, how long it is good for, and the chat with the code filled in. */
export const WonCoupon = ({ words, code, description, validity, chatUrl, children }: WonCouponProps) => (
  <div className="coupon" role="status">
    <p className="small">{words.won}</p>
    <p className="h3">{description}</p>
    <p className="coupon-code">
      <span className="vh">{words.code}: </span>
      <b>{code}</b>
      {children}
    </p>
    {validity && <p className="small">{validity}</p>}
    <ButtonLink wide href={chatUrl} target="_blank" rel="noopener" icon="message-circle">
      {words.openChat}
    </ButtonLink>
    <p className="caption">{words.tellUs}</p>
  </div>
);
