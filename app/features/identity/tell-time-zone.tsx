import { use, useEffect } from 'react'
import { useFetcher } from 'react-router'

import { PERSON_FIELD, PersonContext } from './person-field.tsx'

const TOLD = 'told-zone'

/**
 * Tells the server which zone this browser is in when it knows another one, or none; once a tab and zone. There it counts for people who
 * leave their zone to the browser. `known` is what the page was written for.
 */
export function TellTimeZone({ known }: { known: string | null }) {
  const { submit } = useFetcher()
  const person = use(PersonContext)
  useEffect(() => {
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
    if (!person || timeZone === known || wasTold(`${person} ${timeZone}`)) return
    void submit({ timeZone, [PERSON_FIELD]: person }, { method: 'post', action: '/profile/time-zone' })
  }, [known, person, submit])
  return null
}

/** Where storage is shut it is told with every page. */
function wasTold(what: string): boolean {
  try {
    if (sessionStorage.getItem(TOLD) === what) return true
    sessionStorage.setItem(TOLD, what)
  } catch {}
  return false
}
