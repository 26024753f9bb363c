import { useState } from 'react';
import { spinText, type WheelText } from '../../../src/content/text/spin.ts';
import { DAY_MS } from '../../../src/values/durations.ts';
import { formatDate } from '../../../src/values/format.ts';
import { indiaDate } from '../../../src/values/india-time.ts';
import { addresses } from '../../../src/web/contract/addresses.ts';
import type { ReturnedForm } from '../../../src/web/contract/returned-form.ts';
import { validCouponCode } from '../../storage/won-coupon.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, IconButton, TextLink } from '../../ui/Button.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import { showResult } from '../../ui/result.ts';
import { SendProblem } from '../../ui/SendProblem.tsx';
import { useMobileText } from '../../ui/use-mobile-text.ts';
import { defineIsland } from '../island.ts';
import { useSpin } from './use-spin.ts';
import { Wheel, type WheelSegment } from './Wheel.tsx';
import { WonCoupon } from './WonCoupon.tsx';

interface SpinWheelProps {
  readonly segments: readonly WheelSegment[];
  readonly text: WheelText;
  readonly formKey: string;
  /** The error message of a form that was posted without JavaScript and refused. */
  readonly problem: string | undefined;
  /** The form as it returns without JavaScript, refused. */
  readonly returned?: ReturnedForm | undefined;
}

/** The wheel, the form for a number, and the coupon. Without JavaScript the form posts to a page with the coupon. */
function SpinWheel({ segments, text, formKey, problem, returned }: SpinWheelProps) {
  const { outcome, isSending, hydrated, form, field, dismiss, drawn, hasStopped, disc } = useSpin(
    segments,
    formKey,
    returned,
  );
  const mobile = useMobileText(dismiss, returned?.values.mobileNumber);
  const won = hasStopped ? segments.find(({ id }) => id === drawn?.segment) : undefined;
  const alert = outcome.kind === 'already_spun' ? text.problems.already_spun : !hydrated && problem;
  const isBusy = isSending || drawn !== undefined;
  return (
    <div className="spin-game">
      <Wheel
        ref={disc}
        segments={segments}
        won={won?.id}
        label={won ? spinText.wheel(won.label) : text.wheelIdle}
      />
      {hasStopped && drawn?.coupon ? (
        <WonCoupon
          text={text}
          code={drawn.coupon.code}
          description={drawn.coupon.description}
          validity={validity(drawn.coupon.expiresAt)}
          chatUrl={drawn.chatUrl}
          heading={showResult}
        >
          <CopyCode code={drawn.coupon.code} text={text} />
        </WonCoupon>
      ) : (
        <form className="form" {...form}>
          <h2>{text.form}</h2>
          {alert && (
            <Alert focused={!hydrated} shown={hydrated}>
              {alert}
            </Alert>
          )}
          {outcome.kind === 'failed' && <SendProblem error={outcome.error} failed={text.problems.failed} />}
          <MobileField {...field('mobileNumber')} {...mobile.props} hint={text.hint} />
          <input type="hidden" name="idempotencyKey" value={formKey} />
          <Button type="submit" wide busy={isBusy} busyText={text.spinning}>
            {text.spin}
          </Button>
          {hydrated && !isBusy && validCouponCode(new Date()) !== '' && (
            <TextLink href={addresses.spinResult} arrow>
              {spinText.resultTitle}
            </TextLink>
          )}
        </form>
      )}
    </div>
  );
}

/** Names the last valid day. The coupon expires at its end. */
const validity = (expiresAt: string | null): string | undefined =>
  expiresAt === null
    ? undefined
    : spinText.validUntil(formatDate(indiaDate(new Date(Date.parse(expiresAt) - DAY_MS))));

/** A button that copies the code. If the browser refuses, the visitor can still read the code. */
function CopyCode({ code, text }: { readonly code: string; readonly text: WheelText }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <IconButton icon={copied ? 'check' : 'copy'} label={copied ? text.copied : text.copy} onClick={copy} />
  );
}

export const island = defineIsland({ name: 'spin-wheel', start: 'interaction', Component: SpinWheel });
