/** Points of a text. A tick would promise what they only name: for that there is `TickList`. */
export const DotList = ({ points }: { readonly points: readonly string[] }) => (
  <ul className="dots">
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);
