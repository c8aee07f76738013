import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { floatingCard } from '#content/home.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Plate } from '#ui/plate.tsx'

const STORED_AS = 'wellward:floating-card'
/** The card comes once this part of the window’s height has been scrolled past. */
const AFTER = 0.5

/**
 * Offers membership and trial to someone who reads on. It waits for half a window of scrolling, steps aside for whatever is
 * marked `data-yields` (the banner, the footer) and for forms, and is gone for good in this browser once it was dismissed.
 */
export function FloatingCard() {
  const [isShown, dismiss] = useFloatingCard()
  if (!isShown) return null
  // Beside `main`, not in it: it is no part of what the page says.
  return createPortal(
    <aside className="floating" aria-label="Membership offer">
      <Plate pillar="stress" seed="float" width={64} height={64} />
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
      <button type="button" className="icon-btn" aria-label="Dismiss" onClick={dismiss}>
        <Icon name="close" size={16} />
      </button>
    </aside>,
    document.body,
  )
}

function useFloatingCard(): [isShown: boolean, dismiss: () => void] {
  const [isShown, setShown] = useState(false)
  const [isDismissed, setDismissed] = useState(false)
  useEffect(() => {
    if (isDismissed || wasDismissed()) return
    const inSight = new Set<Element>()
    const update = () => setShown(window.scrollY > window.innerHeight * AFTER && inSight.size === 0)
    const sight = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target)
        else inSight.delete(target)
      }
      update()
    })
    for (const element of document.querySelectorAll('[data-yields], main form')) sight.observe(element)
    window.addEventListener('scroll', update, { passive: true })
    update()
    return () => {
      window.removeEventListener('scroll', update)
      sight.disconnect()
    }
  }, [isDismissed])
  const dismiss = () => {
    rememberDismissal()
    setDismissed(true)
  }
  return [isShown && !isDismissed, dismiss]
}

/** A browser that keeps nothing (private windows, blocked storage) counts as never asked. */
function wasDismissed(): boolean {
  try {
    return localStorage.getItem(STORED_AS) === 'dismissed'
  } catch {
    return false
  }
}

function rememberDismissal(): void {
  try {
    localStorage.setItem(STORED_AS, 'dismissed')
  } catch {
    // Dismissed for this visit, at least.
  }
}
