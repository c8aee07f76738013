import { eventWords } from '#features/membership/history/event-words.ts'
import type { MembershipEvent } from '#features/membership/history/membership-event.ts'

import type { ShownEvent } from './event-list.tsx'

/** A history as it is shown, with its instants as the reader writes them. */
export function shownEvents(events: ReadonlyArray<MembershipEvent>, write: (at: Date) => string): ShownEvent[] {
  return events.map(({ id, kind, note, at, by }) => {
    const until = note.until && kind === 'granted' ? `, until ${write(new Date(note.until))}` : ''
    return { id, what: eventWords({ kind, note }) + until, at: write(at), by, why: note.words || note.reason || null }
  })
}
