import type { WayIn } from '#features/courses/core/learning.ts'
import { ButtonLink } from '#ui/button-link.tsx'

/** The buttons of who stands before something locked. `address` is where they come back to. */
export function WayInButtons({ wayIn: { to, orSignIn }, address }: { wayIn: WayIn; address: string }) {
  return (
    <div className="closing-acts">
      {to === 'plans' ? (
        <ButtonLink to="/pricing">See the plans</ButtonLink>
      ) : (
        <ButtonLink to={`/trial?next=${encodeURIComponent(address)}`}>Start free trial</ButtonLink>
      )}
      {orSignIn && (
        <ButtonLink to={`/auth?next=${encodeURIComponent(address)}`} kind="secondary">
          Sign in
        </ButtonLink>
      )}
    </div>
  )
}
