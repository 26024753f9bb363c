/**
 * The ref of an answer to a press: the heading of a result, or the message of a refusal, each with `tabIndex={-1}`. It
 * takes the focus, which reads it out, and stands below the header, for the pressed button is gone or far from it.
 */
export function showResult(heading: HTMLElement | null): void {
  const show = () => heading?.scrollIntoView();
  show();
  heading?.focus({ preventScroll: true });
  // The parts of the page that come into view take their real height first, which moves the heading.
  requestAnimationFrame(() => requestAnimationFrame(show));
}
