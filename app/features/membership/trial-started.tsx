import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { ButtonLink } from '#ui/button-link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

/** How long the success screen stands before the browser goes on; the server says the same in its Refresh header. */
export const REDIRECT_SECONDS = 2

/**
 * The success screen. It reads the same whether the address was new (it gets a mail to confirm) or known (a mail to sign
 * in), so that nobody learns here who has an account. `mailedTo` is null for somebody who was signed in already.
 */
export function TrialStarted({ siteName, mailedTo, next }: { siteName: string; mailedTo: string | null; next: string }) {
  const navigate = useNavigate()
  const isBack = next !== '/dashboard'
  useEffect(() => {
    const timer = setTimeout(() => void navigate(next), REDIRECT_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [navigate, next])
  return (
    <div className="wrap pb-section">
      <PageHeading title={`Welcome to ${siteName}`} />
      <p className="lead mb-4">Your 7-day free trial is ready.</p>
      {mailedTo && (
        <p className="mb-6 max-w-measure">
          A mail to <b className="inline-block wrap-anywhere">{mailedTo}</b> is on its way. Its link shows that the address is
          yours; there is time for it later.
        </p>
      )}
      <output className="cap mb-6 block">
        {mailedTo || isBack ? 'Continuing in a moment.' : 'Taking you to your dashboard in a moment.'}
      </output>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={next}>{isBack ? 'Continue where you were' : 'Go to Dashboard'}</ButtonLink>
        <ButtonLink to="/pricing" kind="tertiary">
          Skip Trial - Upgrade Now
        </ButtonLink>
      </div>
    </div>
  )
}
