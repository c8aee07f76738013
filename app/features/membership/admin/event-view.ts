import { leavingWords } from '#features/membership/billing/leaving.ts'
import { lastInside } from '#features/membership/core/entitlement.ts'
import type { MembershipEvent } from '#features/membership/core/membership-event.ts'
import { eventWords } from '#features/membership/history/event-words.ts'

import type { EventView } from './event-list.tsx'

interface Clock {
  readonly instant: (at: Date) => string
  readonly day: (at: Date) => string
}

/** A history as it is shown, with its instants and days as the reader writes them. */
export function eventViews(events: ReadonlyArray<MembershipEvent>, write: Clock): EventView[] {
  return events.map(({ id, kind, note, at, by }) => {
    const lastDay = note.until && kind === 'granted' ? `, last day ${write.day(lastInside(new Date(note.until)))}` : ''
    return {
      id,
      what: eventWords({ kind, note }) + lastDay,
      at: write.instant(at),
      by,
      reason: note.reason ? leavingWords(note.reason) : null,
      words: note.words ?? null,
    }
  })
}
