import type { ReactNode } from 'react'

import { alarmWords, type Alarm } from '#features/health/labs/alarm.ts'
import { Alert } from '#ui/alert.tsx'

/** Says in plain words that a doctor is the right address, and about which results. */
export function AlarmNote({
  alarm,
  names,
  children,
}: {
  alarm: Alarm
  names?: ReadonlyArray<string> | undefined
  children?: ReactNode
}) {
  const { title, text } = alarmWords[alarm]
  return (
    <Alert kind="error" title={title}>
      {names && names.length > 0 && <p>It is about {names.join(', ')}.</p>}
      <p>{text}</p>
      <p className="mt-1 text-soft">This note is made by rule. A doctor of ours has not yet reviewed its words.</p>
      {children}
    </Alert>
  )
}
