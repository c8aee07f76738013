import { Alert } from '#ui/alert.tsx'

/** Why a check-in was not kept although nothing in it is wrong. */
export type CheckInProblem = 'unavailable' | 'signed out'

/** Over the form: what went wrong, and what to do about it. `refusal` is what the form’s own rules said. */
export function CheckInAlert({ problem, refusal }: { problem: CheckInProblem | null; refusal: string | undefined }) {
  if (problem === null && refusal === undefined) return null
  return (
    <Alert kind="error" className="mb-5">
      {problem === 'signed out' && (
        <p>
          You were signed out, so nothing was saved. What you typed is still here:{' '}
          <a href="/auth?next=/dashboard" target="_blank">
            sign in in a new tab
          </a>
          , then save again here.
        </p>
      )}
      {problem === 'unavailable' && (
        <p>Your check-in could not be saved. What you typed is still here: please try again in a minute.</p>
      )}
      {problem === null && <p>{refusal}</p>}
    </Alert>
  )
}
