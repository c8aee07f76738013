import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'

import type { Refusal } from './learning.ts'

/** Why a lesson is not open to whoever looks, and the way in. */
export function LockedLesson({ refusal: { reason, wayIn, isInTrial }, address }: { refusal: Refusal; address: string }) {
  return (
    <section className="learn-locked" aria-labelledby="locked">
      <Icon name="lock" size={28} />
      <div>
        <h2 id="locked">This lesson is locked</h2>
        <p>
          {reason}
          {isInTrial && ' The free trial opens it: seven days, no credit card, and it ends by itself.'}
        </p>
        <div className="closing-acts">
          {wayIn === 'plans' ? (
            <ButtonLink to="/pricing" prefetch="intent">
              See the plans
            </ButtonLink>
          ) : (
            <ButtonLink to={`/trial?next=${encodeURIComponent(address)}`} prefetch="intent">
              Start free trial
            </ButtonLink>
          )}
          {wayIn === 'trial or sign in' && (
            <ButtonLink to={`/auth?next=${encodeURIComponent(address)}`} kind="secondary">
              Sign in
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
