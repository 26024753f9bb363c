import type { ReactNode, RefCallback } from 'react';
import { ChatLink } from '../../ui/ChatLink.tsx';

interface WonCouponProps {
  readonly text: {
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
  /** Shown beside the code. */
  readonly children?: ReactNode;
  /** Shows the coupon that a press has just won. */
  readonly heading?: RefCallback<HTMLElement>;
}

/** The won coupon: its code, its last day, and a link to the chat with the code filled in. */
export const WonCoupon = ({
  text,
  code,
  description,
  validity,
  chatUrl,
  children,
  heading,
}: WonCouponProps) => (
  <div className="coupon" role="status">
    <h2 ref={heading} tabIndex={-1} className="small">
      {text.won}
    </h2>
    <p className="h3">{description}</p>
    <p className="coupon-code">
      <span className="vh">{text.code}: </span>
      <b>{code}</b>
      {children}
    </p>
    {validity && <p className="small">{validity}</p>}
    <ChatLink href={chatUrl}>{text.openChat}</ChatLink>
    <p className="caption">{text.tellUs}</p>
  </div>
);
