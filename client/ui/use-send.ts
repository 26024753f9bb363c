import { startTransition, useActionState, useRef, useState } from 'react';

interface Idle {
  readonly kind: 'idle';
}

const IDLE: Idle = { kind: 'idle' };

/** Sends one thing after another and holds how the last one ended; `idle` before the first and while one is sent. */
export function useSend<Body, Outcome extends { readonly kind: string }>(
  send: (body: Body) => Promise<Outcome>,
) {
  const settled = useRef<Outcome | Idle>(IDLE);
  const [dismissed, setDismissed] = useState<Outcome | Idle>();
  // Each call brings its own work, for React would run that of an earlier render in an effect.
  const [last, dispatch, isSending] = useActionState<Outcome | Idle, () => Promise<Outcome>>(
    (_, work) => work(),
    IDLE,
  );
  return {
    outcome: isSending || last === dismissed ? IDLE : last,
    isSending,
    /** Calls `send` at once, still inside the visitor's press, so that it may open a tab. */
    post: (body: Body) =>
      new Promise<Outcome>((settle) => {
        const work = async () => {
          const outcome = await send(body);
          settled.current = outcome;
          settle(outcome);
          return outcome;
        };
        startTransition(() => dispatch(work));
      }),
    /** Returns to `idle`. An answer that is still on its way shows when it comes. */
    dismiss: () => setDismissed(settled.current),
  };
}
