import type { Day } from '#base/dates/calendar-day.ts'
import { TextLink } from '#ui/text-link.tsx'

import type { Range } from './trend.ts'

type EntriesPagerProps = { isEarlier: boolean; older: Day | null; newer: Day | null; range: Range }

/** Leads through the pages of entries, day by day; the range of the charts stays. */
export function EntriesPager({ isEarlier, older, newer, range }: EntriesPagerProps) {
  if (!isEarlier && older === null) return null
  const address = (before: Day | null) => `/health/trends?days=${range}${before === null ? '' : `&before=${before}`}#entries`
  return (
    <nav aria-label="Entries" className="mt-4 flex gap-5 text-sm">
      {isEarlier && <TextLink to={address(newer)}>Newer</TextLink>}
      {older !== null && <TextLink to={address(older)}>Older</TextLink>}
    </nav>
  )
}
