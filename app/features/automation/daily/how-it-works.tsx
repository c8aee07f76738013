import { formatTime } from '#features/automation/core/daily-options.ts'

interface HowItWorksProps {
  publishingTime: string
  timezone: string
  isReview: boolean
  /** The model that writes; null where the library composer does. */
  model: string | null
  /** What comes next, in a sentence. */
  next: string
}

/** What happens each day, with the time and the zone that are saved. */
export function HowItWorks({ publishingTime, timezone, isReview, model, next }: HowItWorksProps) {
  return (
    <section aria-labelledby="how-daily">
      <h2 className="title mb-3" id="how-daily">
        How Daily Automation Works
      </h2>
      <p className="mb-3 max-w-measure font-strong">{next}</p>
      <ul className="grid max-w-measure list-disc gap-2 pl-5 text-sm text-soft">
        <li>
          The scheduler runs at {formatTime(publishingTime)} {timezone} daily: once on each date there, also on days when the
          clocks change.
        </li>
        <li>
          {model === null
            ? 'Articles are composed from your library, without an AI model.'
            : `Articles are written by the model ${model}.`}{' '}
          Topics of the last 60 days are not repeated.
        </li>
        <li>
          {isReview
            ? 'The article becomes a draft, and a mail tells you that it waits for your review. So does what “Generate Today’s Blog” writes.'
            : 'The article is published at once. What a model wrote at the wrong length stays a draft.'}
        </li>
        <li>
          If the product was not running at that time, the article is written once it runs again. A time that has already passed
          when you save is skipped: the next one is the first.
        </li>
        <li>A failed attempt is tried again after a pause, and is listed below.</li>
      </ul>
    </section>
  )
}
