import type { DayState } from '#features/health/core/habit-week.ts'

const classes: Readonly<Record<DayState, string>> = {
  done: 'habit-mark habit-mark-done',
  open: 'habit-mark',
  'to come': 'habit-mark habit-mark-come',
}

/** A day as a square; its state is said in words beside it. */
export function DayStateIcon({ state }: { state: DayState }) {
  return (
    <svg viewBox="0 0 32 32" className={classes[state]} aria-hidden="true">
      <rect x="2" y="2" width="28" height="28" rx="3" />
      {state === 'done' && <path d="M9.5 16.5l4.5 4.5 9-10" />}
    </svg>
  )
}
