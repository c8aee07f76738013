import { trialTerms } from '#content/plans.ts'

/** What the trial promises and what it includes; both are the owner's words. */
export function TrialContents() {
  return (
    <section aria-labelledby="trial-includes" className="self-start border-t border-ink pt-4 lg:mt-14">
      <h2 id="trial-includes" className="title mb-2">
        What the trial includes
      </h2>
      <ul className="text-md">
        {trialTerms.includes.map((item) => (
          <li key={item} className="border-b border-line py-3">
            {item}
          </li>
        ))}
      </ul>
      <p className="cap mt-4">{trialTerms.promises.join(' • ')}</p>
    </section>
  )
}
