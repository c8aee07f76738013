export interface EventView {
  readonly id: string
  readonly what: string
  readonly at: string
  readonly by: string | null
  /** Why somebody left: the reason that they chose. */
  readonly reason: string | null
  /** And in their own words. */
  readonly words: string | null
}

/** What happened to a membership, the newest first. */
export function EventList({ events }: { events: ReadonlyArray<EventView> }) {
  if (events.length === 0) return <p className="text-sm text-soft">Nothing has happened to this membership yet.</p>
  return (
    <ol aria-label="History of the membership" className="border-t border-line">
      {events.map(({ id, what, at, by, reason, words }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-b border-line py-2 text-sm">
          <span className="min-w-0 wrap-anywhere">
            {what}
            {by && <span className="text-soft"> by {by}</span>}
            {reason && <span className="block text-soft">{reason}</span>}
            {words && (
              <q dir="auto" className="block text-soft">
                {words}
              </q>
            )}
          </span>
          <span className="num text-soft">{at}</span>
        </li>
      ))}
    </ol>
  )
}
