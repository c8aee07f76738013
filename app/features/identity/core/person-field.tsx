import { createContext, use } from 'react'

/** The mark of the person for whom the page was made (`personFingerprint`); null for a visitor. */
export const PersonContext = createContext<string | null>(null)

/** The name of the field, which the guard looks for in every form that is sent to a page for signed-in people. */
export const PERSON_FIELD = 'person'

/**
 * Says for whom a form was filled in. Somebody else may have signed in since, in another tab of the same browser: the guard
 * then refuses the form, so that nothing of one person lands in the record of another.
 */
export function PersonField() {
  const fingerprint = use(PersonContext)
  return fingerprint && <input type="hidden" name={PERSON_FIELD} value={fingerprint} />
}
