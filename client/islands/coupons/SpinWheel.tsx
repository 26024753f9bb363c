import { fieldMessages } from '../../../src/content/text/en/messages.ts';
import { spinText, type WheelText } from '../../../src/content/text/en/spin.ts';
import { DAY_MS } from '../../../src/values/durations.ts';
import { formatDate } from '../../../src/values/format.ts';
import { indiaDate } from '../../../src/values/india-time.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import { SendProblem } from '../../ui/SendProblem.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { CopyCode } from './CopyCode.tsx';
import { useSpin } from './use-spin.ts';
import { Wheel, type WheelSegment } from './Wheel.tsx';
import { WonCoupon } from './WonCoupon.tsx';

export interface SpinWheelProps {
  readonly segments: readonly WheelSegment[];
  readonly text: WheelText;
  readonly formKey: string;
  /** The sentence of what was wrong, for a form that came back without JavaScript. */
  readonly problem: string | undefined;
}

/** The wheel, the number, and what was won. Without a script the form posts and its own page shows the coupon. */
export function SpinWheel({ segments, text, formKey, problem }: SpinWheelProps) {
  const { state, dispatch, submit, disc } = useSpin(segments, formKey);
  const hydrated = useHydrated();
  const { status, answer } = state;
  const drawn = segments.find(({ id }) => status === 'won' && id === answer?.segment);
  const alert = state.problem === 'already_spun' ? text.problems.already_spun : !hydrated && problem;
  const trouble = state.problem === 'already_spun' ? undefined : state.problem;
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
          words={text}
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
          {trouble && <SendProblem trouble={trouble} failed={text.problems.failed} />}
          <MobileField
            id="spin-mobile"
            value={state.mobileNumber}
            onChange={(event) => dispatch({ kind: 'typed', text: event.target.value })}
            hint={text.hint}
            error={state.fieldProblem && fieldMessages[state.fieldProblem]}
            pattern="[6-9][0-9]{9}"
            required
          />
          <input type="hidden" name="idempotencyKey" value={formKey} />
          <Button type="submit" wide busy={status !== 'idle'} busyText={text.spinning}>
            {text.spin}
          </Button>
        </form>
      )}
    </div>
  );
}

/** The last day on which it is good: it ends as that day does. */
const validity = (expiresAt: string | null): string | undefined =>
  expiresAt === null
    ? undefined
    : spinText.validUntil(formatDate(indiaDate(new Date(Date.parse(expiresAt) - DAY_MS))));
