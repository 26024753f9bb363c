/** Large figures with what they count: customers, centres, mechanics of a city. */
export const Stats = ({ stats }: { readonly stats: readonly { value: string; label: string }[] }) => (
  <div className="stats">
    {stats.map(({ value, label }) => (
      <div key={label}>
        <b>{value}</b>
        <span className="small">{label}</span>
      </div>
    ))}
  </div>
);
