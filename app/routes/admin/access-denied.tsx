import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { ButtonLink } from '#ui/button-link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

/** How long a refusal stands before the browser goes on, in seconds; the server says the same in its Refresh header. */
export const REFUSAL_SECONDS = 3

/** What a visitor (401) or a member (403) sees at an administrator's address. It goes on by itself, to `/auth` or to `/`. */
export default function AccessDenied({ signedIn }: { signedIn: boolean }) {
  const navigate = useNavigate()
  const next = signedIn ? '/' : '/auth'
  useEffect(() => {
    const timer = setTimeout(() => void navigate(next), REFUSAL_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [navigate, next])
  return (
    <div className="wrap pb-section">
      <PageHeading title="Access Denied" />
      <p className="lead mb-6">
        {signedIn ? "You don't have permission to access this page." : 'You must be logged in to access this page.'}
      </p>
      <ButtonLink to={next}>{signedIn ? 'Go Home' : 'Sign In'}</ButtonLink>
      <p className="cap mt-4">Taking you there in a moment.</p>
    </div>
  )
}
