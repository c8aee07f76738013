import { useState, useSyncExternalStore } from 'react'

import type { Day } from '#base/dates/calendar-day.ts'
import { browserToday } from '#ui/browser-clock.ts'

const never = () => () => {}

/** The address of the schedule with a day chosen. */
export function scheduleAddress(day: Day): string {
  return `/calendar?date=${day}`
}

/** Today: as the server knows it, and on the visitor’s own clock once scripts run. */
export function useVisitorsToday(known: Day): Day {
  return useSyncExternalStore(never, browserToday, () => known)
}

/** The chosen day, and how another one is chosen: the address follows, and nothing is asked of the server. */
export function useChosenDay(asked: Day | null, today: Day): [Day, (day: Day) => void] {
  const [chosen, setChosen] = useState(asked)
  function choose(day: Day) {
    setChosen(day)
    history.replaceState(history.state, '', scheduleAddress(day))
  }
  return [chosen ?? today, choose]
}
