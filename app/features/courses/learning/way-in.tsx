import type { WayIn } from '#features/courses/core/learning.ts'
import { ButtonLink } from '#ui/button-link.tsx'

/** What the product says to who stands before something locked. */
export interface EntryWords {
  readonly trialText: string
  readonly plansAction: string
  readonly trialAction: string
  readonly signInAction: string
}

interface WayInButtonsProps {
  wayIn: WayIn
  address: string
  words: EntryWords
}

/** The buttons of who stands before something locked. `address` is where they come back to. */
export function WayInButtons({ wayIn: { to, orSignIn }, address, words }: WayInButtonsProps) {
  return (
    <div className="closing-acts">
      {to === 'plans' ? (
        <ButtonLink to="/pricing">{words.plansAction}</ButtonLink>
      ) : (
        <ButtonLink to={`/trial?next=${encodeURIComponent(address)}`}>{words.trialAction}</ButtonLink>
      )}
      {orSignIn && (
        <ButtonLink to={`/auth?next=${encodeURIComponent(address)}`} kind="secondary">
          {words.signInAction}
        </ButtonLink>
      )}
    </div>
  )
}
