export interface Fact {
  readonly value: string;
  readonly label: string;
  /** The value is a rating: a star follows it. */
  readonly star?: boolean | undefined;
}

/** Four facts in a ruled row: short proofs under a hero. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <div className="facts">
    {facts.map(({ value, label, star }) => (
      <div key={label}>
        <b>
          {value}
          {star && <span className="stars one" aria-hidden="true" />}
        </b>
        <span className="small">{label}</span>
      </div>
    ))}
  </div>
);
