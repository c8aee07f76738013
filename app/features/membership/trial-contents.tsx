type TrialContentsProps = {
  words: {
    readonly includesTitle: string
    readonly includes: ReadonlyArray<{ readonly text: string }>
    readonly promises: string
  }
}

/** What the trial includes and promises. */
export function TrialContents({ words: { includesTitle, includes, promises } }: TrialContentsProps) {
  return (
    <section aria-labelledby="trial-includes" className="self-start border-t border-ink pt-4 lg:mt-14">
      <h2 id="trial-includes" className="title mb-2">
        {includesTitle}
      </h2>
      <ul className="text-md">
        {includes.map(({ text }) => (
          <li key={text} className="border-b border-line py-3">
            {text}
          </li>
        ))}
      </ul>
      {promises && <p className="cap mt-4">{promises}</p>}
    </section>
  )
}
