import { ownBookingText as text } from '../../../content/text/en/own-booking.ts';
import { formatMoment } from '../../../values/format.ts';
import type { TimelineStep } from '../rules/timeline.ts';

/** Where a booking stands: what happened, what is now, what comes. */
export const Timeline = ({ steps }: { readonly steps: readonly TimelineStep[] }) => (
  <section className="stack" aria-label={text.timeline}>
    <h2>{text.timeline}</h2>
    <ol className="timeline">
      {steps.map(({ code, at, state }) => (
        <li key={code} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <b>{code === 'confirmed' && state === 'now' ? text.confirmNext : text.steps[code]}</b>
          {at && (
            <time dateTime={at.toISOString()}>
              {code === 'finished' ? text.about(formatMoment(at)) : formatMoment(at)}
            </time>
          )}
        </li>
      ))}
    </ol>
  </section>
);
