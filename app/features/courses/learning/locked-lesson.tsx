import type { Refusal } from '#features/courses/core/learning.ts'
import { Icon } from '#ui/icon.tsx'

import { WayInButtons } from './way-in.tsx'

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
        <WayInButtons wayIn={wayIn} address={address} />
      </div>
    </section>
  )
}
