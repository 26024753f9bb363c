import { useState } from 'react';
import { fieldMessages } from '../../../src/content/text/en/messages.ts';
import { spinText, type WheelText } from '../../../src/content/text/en/spin.ts';
import { DAY_MS } from '../../../src/values/durations.ts';
import { formatDate } from '../../../src/values/format.ts';
import { indiaDate } from '../../../src/values/india-time.ts';
import { addresses, endpoints } from '../../../src/web/contract/addresses.ts';
import { validCouponCode } from '../../storage/won-coupon.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, IconButton, TextLink } from '../../ui/Button.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import { SendProblem } from '../../ui/SendProblem.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
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
}

/** The wheel, the form for a number, and the coupon. Without JavaScript the form posts to a page with the coupon. */
function SpinWheel({ segments, text, formKey, problem }: SpinWheelProps) {
  const { state, dispatch, submit, disc } = useSpin(segments, formKey);
  const hydrated = useHydrated();
  const { status, answer } = state;
  const drawn = segments.find(({ id }) => status === 'won' && id === answer?.segment);
  const alert = state.problem === 'already_spun' ? text.problems.already_spun : !hydrated && problem;
  const error = state.problem === 'already_spun' ? undefined : state.problem;
  return (
    <div className="spin-game">
      <Wheel
        ref={disc}
        segments={segments}
        won={drawn?.id}
        label={drawn ? spinText.wheel(drawn.label) : text.wheelIdle}
      />
      {status === 'won' && answer?.coupon ? (
        <WonCoupon
          text={text}
          code={answer.coupon.code}
          description={answer.coupon.description}
          validity={validity(answer.coupon.expiresAt)}
          chatUrl={answer.chatUrl}
        >
          <CopyCode code={answer.coupon.code} text={text} />
        </WonCoupon>
      ) : (
        <form className="form" method="post" action={endpoints.spin} onSubmit={submit} noValidate={hydrated}>
          <h2>{text.form}</h2>
          {alert && <Alert>{alert}</Alert>}
          {error && <SendProblem error={error} failed={text.problems.failed} />}
          <MobileField
            id="spin-mobile"
            value={state.mobileNumber}
            onChange={(event) => dispatch({ kind: 'typed', text: event.target.value })}
            hint={text.hint}
            error={state.fieldProblem && fieldMessages[state.fieldProblem]}
            required
          />
          <input type="hidden" name="idempotencyKey" value={formKey} />
          <Button type="submit" wide busy={status !== 'idle'} busyText={text.spinning}>
            {text.spin}
          </Button>
          {hydrated && status === 'idle' && validCouponCode(new Date()) !== '' && (
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
