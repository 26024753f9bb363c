/** The words of a call button. Their number stays on one line, or breaks between its groups where the line is short. */
export function CallText({ text }: { readonly text: string }) {
  const start = text.indexOf('+91');
  if (start < 0) return text;
  return (
    <span>
      {text.slice(0, start)}
      <span className="tel">{text.slice(start).replaceAll('\u00a0', ' ')}</span>
    </span>
  );
}
