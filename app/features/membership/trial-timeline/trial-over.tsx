import { DateText } from '#features/identity/dates/date-text.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** One line for somebody whose trial has ended, where its days stood. */
export function TrialOver({ ended }: { ended: string }) {
  return (
    <section aria-label="Your trial" className="trial-days">
      <div>
        <p>
          <b>Your free trial ended</b> on <DateText>{ended}</DateText>. Nothing was charged, and what you entered stays yours.
        </p>
        <p>
          <b>To continue with the lessons:</b> <TextLink to="/pricing">See the plans</TextLink>
        </p>
      </div>
    </section>
  )
}
