/** How long the trial still runs, for member pages: "Trial: 5 days left". Nothing when none is running. */
export function TrialLine({ daysLeft, className = 'cap num' }: { daysLeft: number | null; className?: string | undefined }) {
  if (daysLeft === null) return null
  return <p className={className}>{`Trial: ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`}</p>
}
