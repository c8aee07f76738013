import { use, useEffect } from 'react'
import { useRevalidator } from 'react-router'

import { PERSON_FIELD, PersonContext } from './core/person-field.tsx'

const REPORTED_KEY = 'told-zone'

/**
 * Tells the server which zone this browser is in when it knows another one, or none; once a tab and zone. There it counts for people who
 * leave their zone to the browser. `known` is what the page was written for.
 */
export function ReportTimeZone({ known }: { known: string | null }) {
  const { revalidate } = useRevalidator()
  const person = use(PersonContext)
  useEffect(() => {
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
    if (!person || timeZone === known || wasReported(`${person} ${timeZone}`)) return
    const body = new URLSearchParams({ timeZone, [PERSON_FIELD]: person })
    const report = fetch('/profile/time-zone', { method: 'POST', body }).then((answer) => answer.text())
    void report.then(revalidate, () => undefined)
  }, [known, person, revalidate])
  return null
}

/** Where storage is shut it is told with every page. */
function wasReported(what: string): boolean {
  try {
    if (sessionStorage.getItem(REPORTED_KEY) === what) return true
    sessionStorage.setItem(REPORTED_KEY, what)
  } catch {}
  return false
}
