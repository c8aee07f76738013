import { useEffect } from 'react'

import { floatingCard } from '#content/home.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { EarlyScript } from '#ui/early-script.tsx'
import { Icon } from '#ui/icon.tsx'
import { Illustration } from '#ui/illustration.tsx'

import { watchFloatingCard } from './watch-floating-card.ts'

/**
 * Offers membership and trial to someone who reads on; when it shows, `watch-floating-card.ts` says. It stands beside `main`: it is no part
 * of what the page says.
 */
export function FloatingCard() {
  useEffect(watchFloatingCard, [])
  return (
    <>
      <aside className="floating" aria-label="Membership offer" data-scripts="none" hidden suppressHydrationWarning>
        <Illustration pillar="stress" seed="float" width={64} height={64} />
        <div>
          <p className="floating-title">{floatingCard.title}</p>
          <p className="floating-text">{floatingCard.text}</p>
          <p className="floating-acts">
            <ButtonLink to="/pricing" kind="tertiary" size="small">
              Get Access
            </ButtonLink>
            <ButtonLink to="/trial" kind="tertiary" size="small">
              Free Trial
            </ButtonLink>
          </p>
        </div>
        <button type="button" className="icon-btn" aria-label="Dismiss">
          <Icon name="close" size={16} />
        </button>
      </aside>
      <EarlyScript source={import.meta.env.SSR ? `(${watchFloatingCard})()` : ''} />
    </>
  )
}
