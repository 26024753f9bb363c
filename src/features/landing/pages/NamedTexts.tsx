/** Short texts, each under its own heading. */
export const NamedTexts = ({
  texts,
}: {
  readonly texts: readonly { readonly name: string; readonly text: string }[];
}) => (
  <div className="stack">
    {texts.map(({ name, text }) => (
      <div key={name}>
        <h3>{name}</h3>
        <p>{text}</p>
      </div>
    ))}
  </div>
);
